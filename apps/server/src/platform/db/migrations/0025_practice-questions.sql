CREATE TABLE "practice_interviews" (
	"interview_id" uuid PRIMARY KEY NOT NULL,
	"question_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "practice_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"round" text NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"text_hash" text NOT NULL,
	"session_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "practice_questions_once" UNIQUE("owner_id","text_hash"),
	CONSTRAINT "practice_questions_known_round" CHECK ("practice_questions"."round" in ('coding', 'behavioral', 'system-design', 'sales-call')),
	CONSTRAINT "practice_questions_known_language" CHECK ("practice_questions"."language" in ('javascript', 'typescript', 'python', 'ruby', 'cpp', 'java', 'csharp', 'go', 'rust', 'sql')),
	CONSTRAINT "practice_questions_text_length" CHECK (length("practice_questions"."text") between 1 and 12000),
	CONSTRAINT "practice_questions_hash" CHECK ("practice_questions"."text_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "practice_interviews" ADD CONSTRAINT "practice_interviews_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_interviews" ADD CONSTRAINT "practice_interviews_question_id_practice_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."practice_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_questions" ADD CONSTRAINT "practice_questions_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_questions" ADD CONSTRAINT "practice_questions_session_id_interviews_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."interviews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "practice_interviews_of_question" ON "practice_interviews" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "practice_questions_of_owner" ON "practice_questions" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "practice_questions_of_session" ON "practice_questions" USING btree ("session_id");