ALTER TABLE "api_keys" ADD COLUMN "expiry_notice" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "key_addresses" ADD COLUMN "asked_key_id" bigint;--> statement-breakpoint
CREATE INDEX "api_keys_by_expiry" ON "api_keys" USING btree ("expires_at") WHERE "api_keys"."retired_at" is null and "api_keys"."expires_at" is not null;