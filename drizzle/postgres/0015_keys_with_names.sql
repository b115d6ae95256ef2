CREATE TABLE "key_addresses" (
	"key_id" bigint NOT NULL,
	"address" text COLLATE "C" NOT NULL,
	"account_id" bigint NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "key_addresses_key_id_address_pk" PRIMARY KEY("key_id","address")
);
--> statement-breakpoint
CREATE TABLE "key_spends" (
	"day" text COLLATE "C" NOT NULL,
	"key_id" bigint NOT NULL,
	"spent_micros" bigint NOT NULL,
	CONSTRAINT "key_spends_day_key_id_pk" PRIMARY KEY("day","key_id")
);
--> statement-breakpoint
DROP INDEX "api_keys_one_present";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "address_guard" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "root_id" bigint;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "name" text COLLATE "C" DEFAULT 'default' NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "prefix" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "scopes" json DEFAULT '["read","order","lookup"]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "daily_cap_micros" bigint;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "order_cap_micros" bigint;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "retired_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "lookups" ADD COLUMN "key_id" bigint;--> statement-breakpoint
ALTER TABLE "lookups" ADD COLUMN "spend_key_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "key_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "spend_key_id" bigint;--> statement-breakpoint
ALTER TABLE "key_addresses" ADD CONSTRAINT "key_addresses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "key_addresses_by_account" ON "key_addresses" USING btree ("account_id","at");--> statement-breakpoint
-- What an account has had so far is one chain of rotations: at most its newest key is not retired.
UPDATE "api_keys" SET "root_id" = nullif(
	(SELECT min("first"."id") FROM "api_keys" AS "first" WHERE "first"."account_id" = "api_keys"."account_id"),
	"id"
);--> statement-breakpoint
UPDATE "api_keys" SET "retired_at" = "created_at" WHERE "expires_at" IS NOT NULL;--> statement-breakpoint
INSERT INTO "key_addresses" ("key_id", "address", "account_id", "state", "at")
SELECT coalesce("root_id", "id"), "last_used_address", "account_id", 'known', max("last_used_at")
FROM "api_keys" WHERE "last_used_at" IS NOT NULL AND "last_used_address" LIKE '%.%.%.%'
GROUP BY coalesce("root_id", "id"), "last_used_address", "account_id";--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_one_of_a_name" ON "api_keys" USING btree ("account_id","name") WHERE "api_keys"."retired_at" is null;