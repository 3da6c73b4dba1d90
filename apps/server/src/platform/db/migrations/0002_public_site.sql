CREATE TABLE "daily_counts" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "daily_counts_day_kind_name_pk" PRIMARY KEY("day","kind","name"),
	CONSTRAINT "daily_counts_known_kind" CHECK ("daily_counts"."kind" in ('page-view', 'download')),
	CONSTRAINT "daily_counts_positive" CHECK ("daily_counts"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" text NOT NULL,
	"user_name" text NOT NULL,
	"user_email" text NOT NULL,
	"linkedin" text NOT NULL,
	"github" text NOT NULL,
	"why_you" text NOT NULL,
	"authorized" boolean NOT NULL,
	"resume_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "applications_resume_name_unique" UNIQUE("resume_name"),
	CONSTRAINT "applications_known_job" CHECK ("applications"."job_id" in ('founding-engineer', 'growth-engineer-intern'))
);
--> statement-breakpoint
CREATE TABLE "resumes" (
	"name" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "resumes_name_is_random" CHECK ("resumes"."name" ~ '^[A-Za-z0-9_-]{21}\.(pdf|docx)$'),
	CONSTRAINT "resumes_size" CHECK ("resumes"."bytes" between 1 and 5242880)
);
--> statement-breakpoint
CREATE TABLE "exchange_rates" (
	"base" text PRIMARY KEY NOT NULL,
	"rates" jsonb NOT NULL,
	"fetched_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "exchange_rates_known_base" CHECK ("exchange_rates"."base" in ('USD', 'INR'))
);
--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_resume_name_resumes_name_fk" FOREIGN KEY ("resume_name") REFERENCES "public"."resumes"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_created_at" ON "applications" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "resumes_created_at" ON "resumes" USING btree ("created_at");