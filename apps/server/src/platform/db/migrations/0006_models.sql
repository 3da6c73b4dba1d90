CREATE TABLE "model_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"interview_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"model" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"first_words_ms" integer,
	"total_ms" integer NOT NULL,
	"tokens_in" integer NOT NULL,
	"tokens_out" integer NOT NULL,
	"outcome" text NOT NULL,
	CONSTRAINT "model_calls_known_purpose" CHECK ("purpose" in ('answer', 'follow-up', 'review')),
	CONSTRAINT "model_calls_known_outcome" CHECK ("outcome" in ('complete', 'interrupted', 'stopped', 'failed', 'timed-out', 'refused')),
	CONSTRAINT "model_calls_tokens_not_negative" CHECK ("model_calls"."tokens_in" >= 0 and "model_calls"."tokens_out" >= 0),
	CONSTRAINT "model_calls_words_within_time" CHECK ("model_calls"."first_words_ms" between 0 and "model_calls"."total_ms")
);
--> statement-breakpoint
CREATE TABLE "interview_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"interview_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"author" text,
	"has_taken_over" boolean DEFAULT false NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"first_words_ms" integer,
	"total_ms" integer,
	"outcome" text,
	"beat_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone,
	"is_stop_asked" boolean DEFAULT false NOT NULL,
	CONSTRAINT "interview_replies_known_kind" CHECK ("kind" in ('answer', 'follow-up')),
	CONSTRAINT "interview_replies_known_outcome" CHECK ("outcome" in ('complete', 'interrupted', 'stopped', 'silent')),
	CONSTRAINT "interview_replies_words_have_author" CHECK ("interview_replies"."text" = '' or "interview_replies"."author" is not null),
	CONSTRAINT "interview_replies_ended_has_time" CHECK (("interview_replies"."outcome" is null) = ("interview_replies"."total_ms" is null)),
	CONSTRAINT "interview_replies_words_within_time" CHECK ("interview_replies"."first_words_ms" between 0 and "interview_replies"."total_ms")
);
--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_interview" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_replies" ADD CONSTRAINT "interview_replies_interview" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_calls_of_interview" ON "model_calls" USING btree ("interview_id");--> statement-breakpoint
CREATE UNIQUE INDEX "interview_replies_one_under_way" ON "interview_replies" USING btree ("interview_id") WHERE "interview_replies"."outcome" is null;--> statement-breakpoint
CREATE INDEX "interview_replies_of_interview" ON "interview_replies" USING btree ("interview_id","started_at");--> statement-breakpoint
CREATE INDEX "interview_replies_latest" ON "interview_replies" USING btree ("started_at");