CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"plan_name" text NOT NULL,
	"amount_paise" integer NOT NULL,
	"currency" text NOT NULL,
	"credits" integer NOT NULL,
	"paid_at" timestamp (3) with time zone NOT NULL,
	"period_start" timestamp (3) with time zone NOT NULL,
	"period_end" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_paise" > 0),
	CONSTRAINT "payments_period" CHECK ("payments"."period_end" > "payments"."period_start")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"provider_plan_id" text NOT NULL,
	"status" text NOT NULL,
	"paid_count" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"current_period_end" timestamp (3) with time zone,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"synced_at" timestamp (3) with time zone NOT NULL,
	"sync_due_at" timestamp (3) with time zone,
	CONSTRAINT "subscriptions_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "subscriptions_known_status" CHECK ("subscriptions"."status" in ('created', 'scheduled', 'active', 'past_due', 'ended')),
	CONSTRAINT "subscriptions_paid_count" CHECK ("subscriptions"."paid_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"grant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credit_entries_key_unique" UNIQUE("key"),
	CONSTRAINT "credit_entries_sign" CHECK (case "credit_entries"."kind" when 'grant' then "credit_entries"."amount" > 0 when 'refund' then "credit_entries"."amount" = 1
          when 'spend' then "credit_entries"."amount" = -1 when 'lapse' then "credit_entries"."amount" < 0 else false end)
);
--> statement-breakpoint
CREATE TABLE "credit_grants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"source" text NOT NULL,
	"amount" integer NOT NULL,
	"remaining" integer NOT NULL,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "credit_grants_remaining" CHECK ("credit_grants"."remaining" between 0 and "credit_grants"."amount"),
	CONSTRAINT "credit_grants_trial_stays" CHECK (("credit_grants"."source" = 'trial') = ("credit_grants"."expires_at" is null))
);
--> statement-breakpoint
CREATE TABLE "queued_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "queued_mails_key_unique" UNIQUE("key"),
	CONSTRAINT "queued_mails_attempts" CHECK ("queued_mails"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"price_inr" integer NOT NULL,
	"benefits" jsonb NOT NULL,
	"plan_id" text,
	"payment_page_url" text,
	"credits" integer NOT NULL,
	"months" integer NOT NULL,
	CONSTRAINT "plans_name_unique" UNIQUE("name"),
	CONSTRAINT "plans_plan_id_unique" UNIQUE("plan_id"),
	CONSTRAINT "plans_price" CHECK ("plans"."price_inr" > 0),
	CONSTRAINT "plans_credits" CHECK ("plans"."credits" > 0),
	CONSTRAINT "plans_months" CHECK ("plans"."months" in (1, 12))
);
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_grant_id_credit_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."credit_grants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_grants" ADD CONSTRAINT "credit_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id","paid_at");--> statement-breakpoint
CREATE INDEX "payments_subscription" ON "payments" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "subscriptions_user" ON "subscriptions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "subscriptions_sync_due" ON "subscriptions" USING btree ("sync_due_at") WHERE "subscriptions"."sync_due_at" is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_live" ON "subscriptions" USING btree ("synced_at") WHERE "subscriptions"."status" <> 'ended';--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_unpaid" ON "subscriptions" USING btree ("user_id","plan_id") WHERE "subscriptions"."status" = 'created';--> statement-breakpoint
CREATE INDEX "webhook_events_received" ON "webhook_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "credit_entries_user" ON "credit_entries" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "credit_grants_user" ON "credit_grants" USING btree ("user_id","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_grants_one_trial" ON "credit_grants" USING btree ("user_id") WHERE "credit_grants"."source" = 'trial';--> statement-breakpoint
CREATE INDEX "credit_grants_expiry" ON "credit_grants" USING btree ("expires_at") WHERE "credit_grants"."remaining" > 0;--> statement-breakpoint
CREATE INDEX "queued_mails_due" ON "queued_mails" USING btree ("next_try_at") WHERE "queued_mails"."next_try_at" is not null;--> statement-breakpoint
CREATE INDEX "queued_mails_created" ON "queued_mails" USING btree ("created_at");