-- The price that each charge of a subscription must equal. Subscriptions from before have the amount of their last
-- charge, or the plan's price.
ALTER TABLE "subscriptions" ADD COLUMN "price_paise" integer;
--> statement-breakpoint
UPDATE "subscriptions" SET "price_paise" = coalesce(
  (SELECT "amount_paise" FROM "payments" WHERE "payments"."subscription_id" = "subscriptions"."id" ORDER BY "paid_at" DESC LIMIT 1),
  (SELECT "price_inr" * 100 FROM "plans" WHERE "plans"."id" = "subscriptions"."plan_id")
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "price_paise" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_price" CHECK ("subscriptions"."price_paise" > 0);
