CREATE TABLE `key_addresses` (
	`key_id` integer NOT NULL,
	`address` text NOT NULL,
	`account_id` integer NOT NULL,
	`state` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`key_id`, `address`),
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `key_addresses_by_account` ON `key_addresses` (`account_id`,`at`);--> statement-breakpoint
CREATE TABLE `key_spends` (
	`day` text NOT NULL,
	`key_id` integer NOT NULL,
	`spent_micros` integer NOT NULL,
	PRIMARY KEY(`day`, `key_id`)
);
--> statement-breakpoint
DROP INDEX `api_keys_one_present`;--> statement-breakpoint
ALTER TABLE `api_keys` ADD `root_id` integer;--> statement-breakpoint
ALTER TABLE `api_keys` ADD `name` text DEFAULT 'default' NOT NULL;--> statement-breakpoint
ALTER TABLE `api_keys` ADD `prefix` text;--> statement-breakpoint
ALTER TABLE `api_keys` ADD `scopes` text DEFAULT '["read","order","lookup"]' NOT NULL;--> statement-breakpoint
ALTER TABLE `api_keys` ADD `daily_cap_micros` integer;--> statement-breakpoint
ALTER TABLE `api_keys` ADD `order_cap_micros` integer;--> statement-breakpoint
ALTER TABLE `api_keys` ADD `retired_at` integer;--> statement-breakpoint
-- What an account has had so far is one chain of rotations: at most its newest key is not retired.
UPDATE `api_keys` SET `root_id` = nullif(
	(SELECT min(`first`.`id`) FROM `api_keys` AS `first` WHERE `first`.`account_id` = `api_keys`.`account_id`),
	`id`
);--> statement-breakpoint
UPDATE `api_keys` SET `retired_at` = `created_at` WHERE `expires_at` IS NOT NULL;--> statement-breakpoint
INSERT INTO `key_addresses` (`key_id`, `address`, `account_id`, `state`, `at`)
SELECT coalesce(`root_id`, `id`), `last_used_address`, `account_id`, 'known', max(`last_used_at`)
FROM `api_keys` WHERE `last_used_at` IS NOT NULL AND `last_used_address` LIKE '%.%.%.%'
GROUP BY coalesce(`root_id`, `id`), `last_used_address`, `account_id`;--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_one_of_a_name` ON `api_keys` (`account_id`,`name`) WHERE "api_keys"."retired_at" is null;--> statement-breakpoint
ALTER TABLE `accounts` ADD `address_guard` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `lookups` ADD `key_id` integer;--> statement-breakpoint
ALTER TABLE `lookups` ADD `spend_key_id` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `key_id` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `spend_key_id` integer;