CREATE TABLE "application_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"entry" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_sessions" (
	"application_id" uuid NOT NULL,
	"interview_id" uuid NOT NULL,
	CONSTRAINT "application_sessions_application_id_interview_id_pk" PRIMARY KEY("application_id","interview_id")
);
--> statement-breakpoint
CREATE TABLE "job_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"posting_id" uuid NOT NULL,
	"state" text NOT NULL,
	"outcome" text,
	"state_since" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"interview_at" timestamp (3) with time zone,
	"followed_up_at" timestamp (3) with time zone,
	"contact" text DEFAULT '' NOT NULL,
	"next_step" text DEFAULT '' NOT NULL,
	"next_step_on" date,
	CONSTRAINT "one_application_to_a_posting" UNIQUE("owner_id","posting_id"),
	CONSTRAINT "state_is_known" CHECK ("job_applications"."state" in ('found', 'preparing', 'needs-you', 'ready', 'approved', 'filled', 'submitted', 'refused-by-site', 'reply', 'interview', 'offer', 'closed', 'withdrawn')),
	CONSTRAINT "outcome_is_known" CHECK ("job_applications"."outcome" in ('rejected', 'accepted', 'declined', 'other')),
	CONSTRAINT "closed_has_outcome" CHECK (("job_applications"."state" = 'closed') = ("job_applications"."outcome" is not null))
);
--> statement-breakpoint
ALTER TABLE "application_entries" ADD CONSTRAINT "application_entries_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_sessions" ADD CONSTRAINT "application_sessions_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_sessions" ADD CONSTRAINT "application_sessions_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_posting_id_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."postings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entries_of_application" ON "application_entries" USING btree ("application_id","at","id");--> statement-breakpoint
CREATE INDEX "applications_of_session" ON "application_sessions" USING btree ("interview_id");--> statement-breakpoint
CREATE INDEX "applications_of_owner" ON "job_applications" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "applications_in_state" ON "job_applications" USING btree ("owner_id","state","created_at","id");