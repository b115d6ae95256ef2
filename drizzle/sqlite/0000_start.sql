CREATE TABLE `accounts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`telegram_id` integer NOT NULL,
	`name` text NOT NULL,
	`banned_at` integer,
	`ban_reason` text,
	`restricted_until` integer,
	`restriction_reason` text,
	`api_enabled` integer NOT NULL,
	`api_disabled_by_admin` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_telegramId_unique` ON `accounts` (`telegram_id`);--> statement-breakpoint
CREATE TABLE `allowlist_entries` (
	`account_id` integer NOT NULL,
	`cidr` text NOT NULL,
	`first_address` integer NOT NULL,
	`last_address` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `cidr`),
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `api_keys` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer,
	`last_used_at` integer,
	`last_used_address` text,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_hash_unique` ON `api_keys` (`hash`);--> statement-breakpoint
CREATE INDEX `api_keys_by_account` ON `api_keys` (`account_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_one_present` ON `api_keys` (`account_id`) WHERE "api_keys"."expires_at" is null;--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`actor` text NOT NULL,
	`action` text NOT NULL,
	`account_id` integer,
	`detail` text
);
--> statement-breakpoint
CREATE INDEX `audit_log_by_account` ON `audit_log` (`account_id`,`id`);--> statement-breakpoint
CREATE TABLE `entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`house` text NOT NULL,
	`kind` text NOT NULL,
	`amount_micros` integer NOT NULL,
	`balance_after_micros` integer NOT NULL,
	`reference` text,
	`note` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `wallets`(`account_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "entry_moves_money" CHECK("entries"."amount_micros" <> 0),
	CONSTRAINT "entry_balance_not_negative" CHECK("entries"."balance_after_micros" >= 0)
);
--> statement-breakpoint
CREATE INDEX `entries_by_account` ON `entries` (`account_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `entries_once_each` ON `entries` (`reference`,`kind`);--> statement-breakpoint
CREATE INDEX `entries_paid_in` ON `entries` (`account_id`,`amount_micros`) WHERE "entries"."house" in ('deposits', 'adjustments');--> statement-breakpoint
CREATE TABLE `free_lookups` (
	`account_id` integer NOT NULL,
	`day` text NOT NULL,
	`used` integer NOT NULL,
	PRIMARY KEY(`account_id`, `day`),
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `fulfilments` (
	`reference` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`sent` integer NOT NULL,
	`attempts` integer NOT NULL,
	`due_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `fulfilments_due` ON `fulfilments` (`due_at`);--> statement-breakpoint
CREATE TABLE `lines` (
	`slug` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`product_name` text NOT NULL,
	`game_name` text NOT NULL,
	`kind` text NOT NULL,
	`stock_based` integer NOT NULL,
	`fields` text NOT NULL,
	`server_options` text,
	`region_options` text,
	`supplier` text NOT NULL,
	`order_code` text NOT NULL,
	`status` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `lookups` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`account_id` integer NOT NULL,
	`kind` text NOT NULL,
	`input` text NOT NULL,
	`fee_micros` integer NOT NULL,
	`fee_returned` integer NOT NULL,
	`free_quota` text,
	`status` text NOT NULL,
	`data` text,
	`error` text,
	`created_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lookups_id_unique` ON `lookups` (`id`);--> statement-breakpoint
CREATE TABLE `orders` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`account_id` integer NOT NULL,
	`pid` text NOT NULL,
	`slug` text NOT NULL,
	`pack_name` text NOT NULL,
	`kind` text NOT NULL,
	`quantity` integer NOT NULL,
	`amount_micros` integer NOT NULL,
	`player` text NOT NULL,
	`status` text NOT NULL,
	`error` text,
	`refunded` integer NOT NULL,
	`supplier` text NOT NULL,
	`supplier_item` text,
	`created_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_id_unique` ON `orders` (`id`);--> statement-breakpoint
CREATE INDEX `orders_by_account` ON `orders` (`account_id`,`seq`);--> statement-breakpoint
CREATE TABLE `products` (
	`pid` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`price_micros` integer,
	`supplier_item` text,
	`status` text NOT NULL,
	FOREIGN KEY (`slug`) REFERENCES `lines`(`slug`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `products_by_line` ON `products` (`slug`);--> statement-breakpoint
CREATE TABLE `rate_windows` (
	`account_id` integer PRIMARY KEY NOT NULL,
	`calls_at_ms` text NOT NULL,
	`saved_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_windows_by_age` ON `rate_windows` (`saved_at`);--> statement-breakpoint
CREATE TABLE `settings` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `stock_codes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`pid` text NOT NULL,
	`code` text NOT NULL,
	`added_at` integer NOT NULL,
	`order_id` text,
	`taken_at` integer,
	FOREIGN KEY (`pid`) REFERENCES `products`(`pid`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `stock_codes_code_unique` ON `stock_codes` (`code`);--> statement-breakpoint
CREATE INDEX `stock_codes_available` ON `stock_codes` (`pid`,`id`) WHERE "stock_codes"."order_id" is null;--> statement-breakpoint
CREATE INDEX `stock_codes_by_order` ON `stock_codes` (`order_id`) WHERE "stock_codes"."order_id" is not null;--> statement-breakpoint
CREATE TABLE `submissions` (
	`trxid` text PRIMARY KEY NOT NULL,
	`account_id` integer NOT NULL,
	`endpoint` text NOT NULL,
	`idempotency_key` text,
	`reference` text NOT NULL,
	`in_flight_until` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `submissions_by_idempotency_key` ON `submissions` (`account_id`,`idempotency_key`);--> statement-breakpoint
CREATE INDEX `submissions_by_reference` ON `submissions` (`reference`);--> statement-breakpoint
CREATE TABLE `wallets` (
	`account_id` integer PRIMARY KEY NOT NULL,
	`balance_micros` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "wallet_balance_not_negative" CHECK("wallets"."balance_micros" >= 0)
);
