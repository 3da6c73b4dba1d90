ALTER TABLE "model_calls" DROP CONSTRAINT "model_calls_known_purpose";--> statement-breakpoint
ALTER TABLE "interview_replies" DROP CONSTRAINT "interview_replies_known_kind";--> statement-breakpoint
ALTER TABLE "interview_replies" DROP CONSTRAINT "interview_replies_known_outcome";--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_known_purpose" CHECK ("purpose" in ('answer', 'follow-up', 'hint', 'explanation', 'fitting', 'review'));--> statement-breakpoint
ALTER TABLE "interview_replies" ADD CONSTRAINT "interview_replies_known_kind" CHECK ("kind" in ('answer', 'follow-up', 'hint', 'explanation'));--> statement-breakpoint
ALTER TABLE "interview_replies" ADD CONSTRAINT "interview_replies_known_outcome" CHECK ("outcome" in ('complete', 'interrupted', 'stopped', 'left', 'silent'));