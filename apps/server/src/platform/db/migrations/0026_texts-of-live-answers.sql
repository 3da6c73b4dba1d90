ALTER TABLE "interview_replies" DROP CONSTRAINT "interview_replies_known_kind";--> statement-breakpoint
DROP INDEX "interview_replies_one_under_way";--> statement-breakpoint
ALTER TABLE "interview_replies" ADD COLUMN "claim" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "interview_replies_one_under_way" ON "interview_replies" USING btree ("interview_id") WHERE "interview_replies"."outcome" is null and "interview_replies"."kind" <> 'live-answer';--> statement-breakpoint
ALTER TABLE "interview_replies" ADD CONSTRAINT "interview_replies_known_kind" CHECK ("kind" in ('answer', 'follow-up', 'hint', 'explanation', 'live-answer'));