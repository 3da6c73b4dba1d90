CREATE TABLE "interview_reviews" (
	"interview_id" uuid PRIMARY KEY NOT NULL,
	"model" text NOT NULL,
	"dimensions" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "interview_reviews" ADD CONSTRAINT "interview_reviews_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;