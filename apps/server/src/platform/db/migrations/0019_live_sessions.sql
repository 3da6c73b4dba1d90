ALTER TABLE "interviews" DROP CONSTRAINT "interviews_known_mode";--> statement-breakpoint
ALTER TABLE "model_calls" DROP CONSTRAINT "model_calls_known_purpose";--> statement-breakpoint
ALTER TABLE "interviews" ALTER COLUMN "round" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_known_kind" CHECK ("interviews"."kind" in ('coding', 'behavioral', 'system-design', 'sales-call', 'meeting'));--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_mock_has_round" CHECK (("interviews"."mode" = 'mock') = ("interviews"."round" is not null));--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_live_has_kind" CHECK (("interviews"."mode" = 'live') = ("interviews"."kind" is not null));--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_known_mode" CHECK ("interviews"."mode" in ('mock', 'live'));--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_known_purpose" CHECK ("purpose" in ('answer', 'follow-up', 'hint', 'explanation', 'fitting', 'review', 'live-answer'));