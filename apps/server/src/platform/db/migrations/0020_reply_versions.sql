ALTER TABLE "interview_replies" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "interview_replies" ADD COLUMN "is_broken" boolean DEFAULT false NOT NULL;