CREATE TABLE "interview_events" (
	"interview_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"body" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "interview_events_in_order" PRIMARY KEY("interview_id","seq"),
	CONSTRAINT "interview_events_once" UNIQUE("interview_id","id"),
	CONSTRAINT "interview_events_from_one" CHECK ("interview_events"."seq" >= 1)
);
--> statement-breakpoint
CREATE TABLE "interviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"round" text NOT NULL,
	"topic" text,
	"difficulty" text,
	"language" text,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "interviews_known_mode" CHECK ("interviews"."mode" in ('mock', 'copilot')),
	CONSTRAINT "interviews_known_round" CHECK ("interviews"."round" in ('coding', 'behavioral', 'system-design', 'sales-call')),
	CONSTRAINT "interviews_known_topic" CHECK ("interviews"."topic" in ('arrays-hashing', 'two-pointers', 'sliding-window', 'stack', 'binary-search', 'linked-list', 'trees', 'heap', 'backtracking', 'graphs', 'dynamic-programming', 'greedy', 'intervals', 'bit-tricks')),
	CONSTRAINT "interviews_known_difficulty" CHECK ("interviews"."difficulty" in ('easy', 'medium', 'hard')),
	CONSTRAINT "interviews_known_language" CHECK ("interviews"."language" in ('javascript', 'typescript', 'python', 'ruby', 'cpp', 'java', 'csharp', 'go', 'rust')),
	CONSTRAINT "interviews_known_state" CHECK ("interviews"."state" in ('planned', 'active', 'paused', 'ended')),
	CONSTRAINT "interviews_coding_has_language" CHECK (("interviews"."round" = 'coding') = ("interviews"."language" is not null)),
	CONSTRAINT "interviews_ended_has_end" CHECK (("interviews"."state" = 'ended') = ("interviews"."ended_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "interview_events" ADD CONSTRAINT "interview_events_interview" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interviews_of_owner" ON "interviews" USING btree ("owner_id","created_at","id");