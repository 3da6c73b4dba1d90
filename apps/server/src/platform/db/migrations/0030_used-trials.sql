CREATE TABLE "used_trials" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"forgotten_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "used_trials_forgotten_at" ON "used_trials" USING btree ("forgotten_at");