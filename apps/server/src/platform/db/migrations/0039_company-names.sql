ALTER TABLE "saved_searches" ADD COLUMN "company_names" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "postings_of_external_id" ON "postings" USING btree ("external_id");