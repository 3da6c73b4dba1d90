CREATE TABLE "device_authorizations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"device_code_hash" text NOT NULL,
	"user_code_hash" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"system" text NOT NULL,
	"address" text NOT NULL,
	"state" text NOT NULL,
	"interval_s" integer NOT NULL,
	"polled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "device_authorizations_device_code_hash_unique" UNIQUE("device_code_hash"),
	CONSTRAINT "device_authorizations_user_code_hash_unique" UNIQUE("user_code_hash"),
	CONSTRAINT "device_authorizations_kind" CHECK ("device_authorizations"."kind" in ('helper', 'extension')),
	CONSTRAINT "device_authorizations_state" CHECK ("device_authorizations"."state" in ('asked', 'confirmed', 'denied')),
	CONSTRAINT "device_authorizations_decided_by_owner" CHECK ("device_authorizations"."state" = 'asked' or "device_authorizations"."owner_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "device_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"device_id" uuid NOT NULL,
	"generation" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "device_tokens_generation" UNIQUE("device_id","generation"),
	CONSTRAINT "device_tokens_generation_positive" CHECK ("device_tokens"."generation" > 0)
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"system" text NOT NULL,
	"scopes" text[] NOT NULL,
	"generation" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text,
	CONSTRAINT "devices_kind" CHECK ("devices"."kind" in ('helper', 'extension')),
	CONSTRAINT "devices_scopes" CHECK (cardinality("devices"."scopes") > 0 and "devices"."scopes" <@ array['live', 'apply']::text[]),
	CONSTRAINT "devices_end_reason" CHECK ("devices"."end_reason" in ('by-user', 'by-device', 'new-password', 'token-reused', 'unused')),
	CONSTRAINT "devices_end_has_reason" CHECK (("devices"."ended_at" is null) = ("devices"."end_reason" is null)),
	CONSTRAINT "devices_generation" CHECK ("devices"."generation" > 0)
);
--> statement-breakpoint
ALTER TABLE "device_authorizations" ADD CONSTRAINT "device_authorizations_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_tokens" ADD CONSTRAINT "device_tokens_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_authorizations_expires_at" ON "device_authorizations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "device_authorizations_owner" ON "device_authorizations" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "device_tokens_created_at" ON "device_tokens" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "devices_of_owner" ON "devices" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "devices_last_used_at" ON "devices" USING btree ("last_used_at");