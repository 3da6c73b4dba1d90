-- The solutions that users have read: such questions are not new, and not solved independently.
CREATE TABLE "solution_reads" (
	"owner_id" uuid NOT NULL,
	"question" text NOT NULL,
	"first_read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "solution_reads_once" PRIMARY KEY("owner_id","question"),
	CONSTRAINT "solution_reads_question_length" CHECK (length("solution_reads"."question") between 1 and 80)
);
--> statement-breakpoint
ALTER TABLE "solution_reads" ADD CONSTRAINT "solution_reads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;