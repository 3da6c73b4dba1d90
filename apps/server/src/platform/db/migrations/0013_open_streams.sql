-- Streams are limited per user on all servers together. The rows are short-lived: a server renews those of its open
-- streams.
CREATE TABLE "open_streams" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"slot" integer NOT NULL,
	"id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "open_streams_user_id_kind_slot_pk" PRIMARY KEY("user_id","kind","slot")
);
--> statement-breakpoint
ALTER TABLE "open_streams" ADD CONSTRAINT "open_streams_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "open_streams_id" ON "open_streams" USING btree ("id");
--> statement-breakpoint
CREATE INDEX "open_streams_expires_at" ON "open_streams" USING btree ("expires_at");
