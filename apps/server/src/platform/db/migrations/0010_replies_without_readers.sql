-- Replies whose readers had left are no longer resumed. Those that an interview still waits for become replies of a
-- dead server: the next reader gets their words, cut short. At most one reply of an interview may be in progress, so
-- only its latest one is converted.
UPDATE "interview_replies" AS "reply" SET "outcome" = 'interrupted'
WHERE "reply"."outcome" = 'left' AND (
  EXISTS (SELECT 1 FROM "interview_events" AS "event" WHERE "event"."interview_id" = "reply"."interview_id" AND "event"."id" = "reply"."id")
  OR EXISTS (
    SELECT 1 FROM "interview_replies" AS "later"
    WHERE "later"."interview_id" = "reply"."interview_id" AND "later"."id" <> "reply"."id"
      AND ("later"."outcome" IS NULL OR ("later"."started_at", "later"."id") > ("reply"."started_at", "reply"."id"))
  )
);
--> statement-breakpoint
UPDATE "interview_replies" SET "outcome" = NULL, "total_ms" = NULL, "beat_at" = now() - interval '1 day' WHERE "outcome" = 'left';
--> statement-breakpoint
-- Replies that ended before their first words start again when they are asked for.
DELETE FROM "interview_replies" WHERE "outcome" = 'silent';
