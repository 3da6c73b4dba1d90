CREATE TABLE "base_resumes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"document" jsonb NOT NULL,
	"source_lines" jsonb NOT NULL,
	"places" jsonb NOT NULL,
	"unread" jsonb,
	"questions" jsonb NOT NULL,
	"is_main" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "resume_has_name" CHECK ("base_resumes"."name" <> '')
);
--> statement-breakpoint
CREATE TABLE "confirmations" (
	"owner_id" uuid NOT NULL,
	"requirement_hash" text NOT NULL,
	"line_hash" text NOT NULL,
	"requirement" text NOT NULL,
	"line" text NOT NULL,
	"verdict" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "confirmations_owner_id_requirement_hash_line_hash_pk" PRIMARY KEY("owner_id","requirement_hash","line_hash"),
	CONSTRAINT "verdict_is_known" CHECK ("confirmations"."verdict" in ('shows', 'does-not'))
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"profile" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resume_line_meanings" (
	"resume_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"meaning" "bytea" NOT NULL,
	CONSTRAINT "resume_line_meanings_resume_id_position_pk" PRIMARY KEY("resume_id","position")
);
--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "resume_id" uuid;--> statement-breakpoint
ALTER TABLE "base_resumes" ADD CONSTRAINT "base_resumes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_line_meanings" ADD CONSTRAINT "resume_line_meanings_resume_id_base_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."base_resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "base_resumes_of_owner" ON "base_resumes" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_main_resume" ON "base_resumes" USING btree ("owner_id") WHERE "base_resumes"."is_main";--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_resume_id_base_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."base_resumes"("id") ON DELETE set null ON UPDATE no action;