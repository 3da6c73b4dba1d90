-- Sign-up mails have a link that proves access to the mailbox. One link an address: a new mail replaces it.
CREATE TABLE "sign_up_links" (
	"email" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sign_up_links_email_spelling" CHECK ("sign_up_links"."email" ~ '^[a-z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-z0-9-]+([.][a-z0-9-]+)+$')
);
--> statement-breakpoint
CREATE INDEX "sign_up_links_expires_at" ON "sign_up_links" USING btree ("expires_at");
--> statement-breakpoint
-- An address has one spelling. NOT VALID: rows from before may have another one, and need a decision of whoever runs
-- the site.
ALTER TABLE "users" ADD CONSTRAINT "users_email_spelling" CHECK ("users"."email" ~ '^[a-z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-z0-9-]+([.][a-z0-9-]+)+$') NOT VALID;
--> statement-breakpoint
ALTER TABLE "pending_sign_ups" ADD CONSTRAINT "pending_sign_ups_email_spelling" CHECK ("pending_sign_ups"."email" ~ '^[a-z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-z0-9-]+([.][a-z0-9-]+)+$') NOT VALID;
--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_user_email_spelling" CHECK ("applications"."user_email" ~ '^[a-z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-z0-9-]+([.][a-z0-9-]+)+$') NOT VALID;
--> statement-breakpoint
-- ID tokens prove a log-in once; nothing needs them afterwards.
UPDATE "accounts" SET "id_token" = NULL WHERE "id_token" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_keep_no_id_token" CHECK ("accounts"."id_token" is null);
--> statement-breakpoint
-- A user has one Google account: the one that was linked first.
DELETE FROM "accounts" "later" USING "accounts" "first"
WHERE "later"."user_id" = "first"."user_id" AND "later"."provider_id" = "first"."provider_id"
  AND ("first"."created_at", "first"."id") < ("later"."created_at", "later"."id");
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_one_of_each_provider" UNIQUE("user_id","provider_id");
--> statement-breakpoint
-- The constraint above has an index on user_id too.
DROP INDEX "accounts_user_id";
