CREATE TABLE "written_questions" (
	"interview_id" uuid PRIMARY KEY NOT NULL,
	"question" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "model_calls" DROP CONSTRAINT "model_calls_known_purpose";--> statement-breakpoint
ALTER TABLE "written_questions" ADD CONSTRAINT "written_questions_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_known_purpose" CHECK ("purpose" in ('answer', 'follow-up', 'hint', 'explanation', 'fitting', 'writing', 'review', 'live-answer'));