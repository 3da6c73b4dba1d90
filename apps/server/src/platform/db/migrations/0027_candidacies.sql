ALTER TABLE "applications" RENAME TO "candidacies";--> statement-breakpoint
ALTER TABLE "candidacies" RENAME CONSTRAINT "applications_pkey" TO "candidacies_pkey";--> statement-breakpoint
ALTER TABLE "candidacies" RENAME CONSTRAINT "applications_resume_name_unique" TO "candidacies_resume_name_unique";--> statement-breakpoint
ALTER TABLE "candidacies" RENAME CONSTRAINT "applications_resume_name_resumes_name_fk" TO "candidacies_resume_name_resumes_name_fk";--> statement-breakpoint
ALTER TABLE "candidacies" RENAME CONSTRAINT "applications_user_email_spelling" TO "candidacies_user_email_spelling";--> statement-breakpoint
ALTER TABLE "candidacies" RENAME CONSTRAINT "applications_known_job" TO "candidacies_known_job";--> statement-breakpoint
ALTER INDEX "applications_created_at" RENAME TO "candidacies_created_at";--> statement-breakpoint
-- The previous version of the server reads and writes the table by its old name (decision 034).
CREATE VIEW "applications" AS SELECT * FROM "candidacies";
