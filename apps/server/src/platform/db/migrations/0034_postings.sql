CREATE TABLE "boards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"region" text NOT NULL,
	"token" text NOT NULL,
	"company_name" text NOT NULL,
	"is_shipped" boolean DEFAULT false NOT NULL,
	"etag" text,
	"last_modified" text,
	"read_at" timestamp (3) with time zone,
	"tried_at" timestamp (3) with time zone,
	"retry_after" timestamp (3) with time zone,
	"problem" text,
	CONSTRAINT "boards_once" UNIQUE("provider","region","token"),
	CONSTRAINT "boards_known_provider" CHECK ("boards"."provider" in ('greenhouse', 'lever', 'ashby', 'workable', 'smartrecruiters', 'recruitee')),
	CONSTRAINT "boards_known_region" CHECK ("boards"."region" in ('global', 'eu')),
	CONSTRAINT "boards_known_problem" CHECK ("boards"."problem" in ('gone', 'busy', 'failed', 'unreadable', 'too-large', 'redirected'))
);
--> statement-breakpoint
CREATE TABLE "followed_companies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"board_id" uuid NOT NULL,
	"name" text NOT NULL,
	"is_listed" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "followed_companies_once" UNIQUE("owner_id","board_id")
);
--> statement-breakpoint
CREATE TABLE "posting_sentences" (
	"posting_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"is_requirement" boolean DEFAULT false NOT NULL,
	"meaning" "bytea",
	CONSTRAINT "posting_sentences_posting_id_position_pk" PRIMARY KEY("posting_id","position")
);
--> statement-breakpoint
CREATE TABLE "postings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"board_id" uuid,
	"owner_id" uuid,
	"external_id" text,
	"url" text,
	"apply_url" text,
	"company" text NOT NULL,
	"title" text NOT NULL,
	"job_key" text NOT NULL,
	"places" text[] NOT NULL,
	"workplace" text,
	"seniority" text,
	"blocks" jsonb,
	"text_hash" text NOT NULL,
	"pay" jsonb,
	"published_at" timestamp (3) with time zone,
	"found_at" timestamp (3) with time zone NOT NULL,
	"dated_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"reposted_of" uuid,
	"same_as" uuid,
	"form" jsonb,
	"form_read_at" timestamp (3) with time zone,
	"searched_at" timestamp (3) with time zone,
	CONSTRAINT "postings_once" UNIQUE("board_id","external_id"),
	CONSTRAINT "postings_board_or_owner" CHECK (("postings"."board_id" is null) <> ("postings"."owner_id" is null) and ("postings"."board_id" is null) = ("postings"."external_id" is null)),
	CONSTRAINT "postings_known_workplace" CHECK ("postings"."workplace" in ('remote', 'hybrid', 'on-site')),
	CONSTRAINT "postings_known_seniority" CHECK ("postings"."seniority" in ('intern', 'junior', 'mid', 'senior', 'lead', 'staff', 'principal', 'manager', 'director', 'executive')),
	CONSTRAINT "postings_hash" CHECK ("postings"."text_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "read_postings" (
	"owner_id" uuid NOT NULL,
	"posting_id" uuid NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "read_postings_owner_id_posting_id_pk" PRIMARY KEY("owner_id","posting_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"title_words" text[] NOT NULL,
	"seniorities" text[] NOT NULL,
	"places" text[] NOT NULL,
	"remote_only" boolean NOT NULL,
	"pay_floor" jsonb,
	"companies" text[] NOT NULL,
	"is_mailed" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_run_at" timestamp (3) with time zone,
	"last_mailed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "search_matches" (
	"search_id" uuid NOT NULL,
	"posting_id" uuid NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"mailed_at" timestamp (3) with time zone,
	CONSTRAINT "search_matches_search_id_posting_id_pk" PRIMARY KEY("search_id","posting_id")
);
--> statement-breakpoint
ALTER TABLE "followed_companies" ADD CONSTRAINT "followed_companies_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "followed_companies" ADD CONSTRAINT "followed_companies_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_sentences" ADD CONSTRAINT "posting_sentences_posting_id_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."postings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_reposted_of_postings_id_fk" FOREIGN KEY ("reposted_of") REFERENCES "public"."postings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_same_as_postings_id_fk" FOREIGN KEY ("same_as") REFERENCES "public"."postings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_postings" ADD CONSTRAINT "read_postings_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_postings" ADD CONSTRAINT "read_postings_posting_id_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."postings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_matches" ADD CONSTRAINT "search_matches_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_matches" ADD CONSTRAINT "search_matches_posting_id_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."postings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "boards_tried" ON "boards" USING btree ("tried_at");--> statement-breakpoint
CREATE INDEX "followed_companies_of_board" ON "followed_companies" USING btree ("board_id");--> statement-breakpoint
CREATE INDEX "postings_by_date" ON "postings" USING btree ("dated_at","id");--> statement-breakpoint
CREATE INDEX "postings_of_owner" ON "postings" USING btree ("owner_id","dated_at","id");--> statement-breakpoint
CREATE INDEX "postings_of_job" ON "postings" USING btree ("job_key");--> statement-breakpoint
CREATE INDEX "postings_reposted_of" ON "postings" USING btree ("reposted_of");--> statement-breakpoint
CREATE INDEX "postings_same_as" ON "postings" USING btree ("same_as");--> statement-breakpoint
CREATE INDEX "postings_unsearched" ON "postings" USING btree ("board_id") WHERE "postings"."searched_at" is null;--> statement-breakpoint
CREATE INDEX "read_postings_of_posting" ON "read_postings" USING btree ("posting_id");--> statement-breakpoint
CREATE INDEX "saved_searches_of_owner" ON "saved_searches" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "saved_searches_mailed" ON "saved_searches" USING btree ("owner_id") WHERE "saved_searches"."is_mailed";--> statement-breakpoint
CREATE INDEX "search_matches_of_posting" ON "search_matches" USING btree ("posting_id");--> statement-breakpoint
CREATE INDEX "search_matches_unmailed" ON "search_matches" USING btree ("search_id") WHERE "search_matches"."mailed_at" is null;