CREATE TABLE "live_viewers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"interview_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"device_hash" text,
	"opened_at" timestamp (3) with time zone,
	CONSTRAINT "live_viewers_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "live_viewers_device_hash_unique" UNIQUE("device_hash"),
	CONSTRAINT "live_viewers_opened_by_device" CHECK (("live_viewers"."device_hash" is null) = ("live_viewers"."opened_at" is null))
);
--> statement-breakpoint
ALTER TABLE "live_viewers" ADD CONSTRAINT "live_viewers_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_viewers_of_interview" ON "live_viewers" USING btree ("interview_id","created_at");