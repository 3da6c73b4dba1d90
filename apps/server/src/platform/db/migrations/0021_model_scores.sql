ALTER TABLE "interview_reviews" ADD COLUMN "kept" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "interview_reviews" ADD COLUMN "is_score" boolean DEFAULT false NOT NULL;