ALTER TABLE `api_keys` ADD `expiry_notice` text;--> statement-breakpoint
CREATE INDEX `api_keys_by_expiry` ON `api_keys` (`expires_at`) WHERE "api_keys"."retired_at" is null and "api_keys"."expires_at" is not null;--> statement-breakpoint
ALTER TABLE `key_addresses` ADD `asked_key_id` integer;