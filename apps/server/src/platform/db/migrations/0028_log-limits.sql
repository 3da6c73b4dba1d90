CREATE TABLE "log_usage" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"bytes" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "log_usage" ADD CONSTRAINT "log_usage_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "interviews" SET "bytes" = "counted"."bytes" FROM (
	SELECT "interview_id", least(sum(octet_length("body"::text)), 2147483647) AS "bytes" FROM "interview_events" GROUP BY "interview_id"
) AS "counted" WHERE "counted"."interview_id" = "interviews"."id";--> statement-breakpoint
INSERT INTO "log_usage" ("owner_id", "bytes") SELECT "owner_id", sum("bytes") FROM "interviews" GROUP BY "owner_id";
