-- Mails with secret links wait in the queue too. They are not sent after their link has expired.
ALTER TABLE "queued_mails" ADD COLUMN "expires_at" timestamp (3) with time zone;
