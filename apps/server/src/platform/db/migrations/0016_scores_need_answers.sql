-- An interview without an answer has no score: the zeros that were stored for such interviews go.
DELETE FROM "interview_scores" WHERE NOT EXISTS (
  SELECT FROM "interview_events" "answer" WHERE "answer"."interview_id" = "interview_scores"."interview_id"
    AND ("answer"."type" IN ('submission-judged', 'gave-up')
      OR ("answer"."type" IN ('answered', 'notes-saved') AND "answer"."body"->>'text' ~ '\S')));
--> statement-breakpoint
UPDATE "interviews" SET "score" = NULL WHERE "score" IS NOT NULL AND NOT EXISTS (
  SELECT FROM "interview_events" "answer" WHERE "answer"."interview_id" = "interviews"."id"
    AND ("answer"."type" IN ('submission-judged', 'gave-up')
      OR ("answer"."type" IN ('answered', 'notes-saved') AND "answer"."body"->>'text' ~ '\S')));
--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_score_needs_end" CHECK ("interviews"."score" is null or "interviews"."state" = 'ended');
