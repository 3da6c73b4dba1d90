-- A copy of the database must not open sessions: only the hash of each token is stored, in the form that
-- auth/secrets.ts gives it. Open sessions stay open.
ALTER TABLE "sessions" RENAME COLUMN "token" TO "token_hash";
--> statement-breakpoint
ALTER TABLE "sessions" RENAME CONSTRAINT "sessions_token_unique" TO "sessions_token_hash_unique";
--> statement-breakpoint
UPDATE "sessions" SET "token_hash" = translate(rtrim(encode(sha256(convert_to("token_hash", 'UTF8')), 'base64'), '='), '+/', '-_');
