CREATE TABLE "interview_scores" (
	"interview_id" uuid NOT NULL,
	"question" text NOT NULL,
	"dimension" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"difficulty" text NOT NULL,
	"level" smallint NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "interview_scores_once" PRIMARY KEY("interview_id","question","dimension"),
	CONSTRAINT "interview_scores_known_topic" CHECK ("interview_scores"."topic" in ('arrays-hashing', 'two-pointers', 'sliding-window', 'stack', 'binary-search', 'linked-list', 'trees', 'heap', 'backtracking', 'graphs', 'dynamic-programming', 'greedy', 'intervals', 'bit-tricks')),
	CONSTRAINT "interview_scores_known_difficulty" CHECK ("interview_scores"."difficulty" in ('easy', 'medium', 'hard')),
	CONSTRAINT "interview_scores_level_in_range" CHECK ("interview_scores"."level" between 0 and 4)
);
--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "length" text;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "duration_ms" integer;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "score" real;--> statement-breakpoint
ALTER TABLE "interview_scores" ADD CONSTRAINT "interview_scores_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_scores" ADD CONSTRAINT "interview_scores_interview" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interview_scores_of_owner" ON "interview_scores" USING btree ("owner_id","ended_at","interview_id");--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_known_length" CHECK ("interviews"."length" in ('short', 'standard', 'long'));--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_score_in_range" CHECK ("interviews"."score" between 0 and 4);