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
	`created_at` integer NOT NULL,
	`username` text,
	`language` text,
	`order_notices` integer DEFAULT true NOT NULL,
	`bot_blocked_at` integer
);--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_telegramId_unique` ON `accounts` (`telegram_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_username_unique` ON `accounts` (`username`);--> statement-breakpoint
CREATE TABLE `allowlist_entries` (
	`account_id` integer NOT NULL,
	`cidr` text NOT NULL,
	`first_address` integer NOT NULL,
	`last_address` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `cidr`),
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE TABLE `api_keys` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer,
	`last_used_at` integer,
	`last_used_address` text,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
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
);--> statement-breakpoint
CREATE INDEX `audit_log_by_account` ON `audit_log` (`account_id`,`id`);--> statement-breakpoint
CREATE TABLE `changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`topic` text NOT NULL,
	`at` integer NOT NULL
);--> statement-breakpoint
CREATE INDEX `changes_by_age` ON `changes` (`at`);--> statement-breakpoint
CREATE TABLE `circuit_breakers` (
	`supplier` text NOT NULL,
	`what` text NOT NULL,
	`failed_at` integer,
	`failure` text,
	`open_until` integer,
	`account_id` integer,
	PRIMARY KEY(`supplier`, `what`)
);--> statement-breakpoint
CREATE TABLE `conversations` (
	`key` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL
);--> statement-breakpoint
CREATE TABLE `deposit_receipts` (
	`deposit_id` integer NOT NULL,
	`unique_id` text NOT NULL,
	`file_id` text,
	`kind` text,
	`number` integer DEFAULT 0 NOT NULL,
	`album_id` text,
	PRIMARY KEY(`deposit_id`, `unique_id`),
	FOREIGN KEY (`deposit_id`) REFERENCES `deposits`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE INDEX `deposit_receipts_by_file` ON `deposit_receipts` (`unique_id`);--> statement-breakpoint
CREATE TABLE `deposits` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`reference` text NOT NULL,
	`account_id` integer NOT NULL,
	`method` text NOT NULL,
	`amount_micros` integer NOT NULL,
	`price` integer,
	`status` text NOT NULL,
	`payment_id` text,
	`receipts` integer DEFAULT 0 NOT NULL,
	`reason` text,
	`decided_by` text,
	`refunds` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`ended_at` integer,
	`credited_micros` integer,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "deposit_amount_positive" CHECK("deposits"."amount_micros" > 0)
);--> statement-breakpoint
CREATE UNIQUE INDEX `deposits_reference_unique` ON `deposits` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `deposits_paymentId_unique` ON `deposits` (`payment_id`);--> statement-breakpoint
CREATE INDEX `deposits_by_account` ON `deposits` (`account_id`,`id`);--> statement-breakpoint
CREATE INDEX `deposits_by_end` ON `deposits` (`ended_at`);--> statement-breakpoint
CREATE INDEX `deposits_unended` ON `deposits` (`status`,`id`) WHERE "deposits"."status" in ('open', 'submitted', 'refunding');--> statement-breakpoint
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
);--> statement-breakpoint
CREATE INDEX `entries_by_account` ON `entries` (`account_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `entries_once_each` ON `entries` (`reference`,`kind`);--> statement-breakpoint
CREATE INDEX `entries_paid_in` ON `entries` (`account_id`,`amount_micros`) WHERE "entries"."house" in ('deposits', 'adjustments');--> statement-breakpoint
CREATE TABLE `free_lookups` (
	`account_id` integer NOT NULL,
	`day` text NOT NULL,
	`used` integer NOT NULL,
	PRIMARY KEY(`account_id`, `day`),
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE TABLE `fulfilments` (
	`reference` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`sent` integer NOT NULL,
	`attempts` integer NOT NULL,
	`due_at` integer NOT NULL,
	`alerted` integer DEFAULT false NOT NULL,
	`attempts_not_counted` integer DEFAULT 0 NOT NULL,
	`watch_until` integer,
	`claimed_by` text
);--> statement-breakpoint
CREATE INDEX `fulfilments_due` ON `fulfilments` (`due_at`);--> statement-breakpoint
CREATE TABLE `inbox` (
	`update_id` integer PRIMARY KEY NOT NULL,
	`lane` text NOT NULL,
	`update` text NOT NULL,
	`status` text NOT NULL,
	`attempts` integer NOT NULL,
	`acted_at` integer,
	`received_at` integer NOT NULL
);--> statement-breakpoint
CREATE INDEX `inbox_by_status` ON `inbox` (`status`,`update_id`);--> statement-breakpoint
CREATE INDEX `inbox_by_age` ON `inbox` (`received_at`);--> statement-breakpoint
CREATE TABLE `instances` (
	`id` text PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL
);--> statement-breakpoint
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
	`order_code` text NOT NULL,
	`status` text NOT NULL,
	`suppliers` text DEFAULT '[]' NOT NULL
);--> statement-breakpoint
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
	`freed_trxid` text,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE UNIQUE INDEX `lookups_id_unique` ON `lookups` (`id`);--> statement-breakpoint
CREATE TABLE `manual_tasks` (
	`reference` text PRIMARY KEY NOT NULL,
	`supplier` text NOT NULL,
	`opened_at` integer NOT NULL,
	`reminded_at` integer NOT NULL,
	`taken_by` integer,
	`taken_at` integer
);--> statement-breakpoint
CREATE TABLE `notices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`telegram_id` integer,
	`kind` text NOT NULL,
	`data` text NOT NULL,
	`attempts` integer NOT NULL,
	`due_at` integer NOT NULL,
	`created_at` integer NOT NULL
);--> statement-breakpoint
CREATE INDEX `notices_due` ON `notices` (`due_at`);--> statement-breakpoint
CREATE INDEX `notices_in_order` ON `notices` (`telegram_id`,`kind`,`id`);--> statement-breakpoint
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
	`created_at` integer NOT NULL,
	`ended_at` integer,
	`supplier_ref` text,
	`supplier_order_id` text,
	`fallbacks` text DEFAULT '[]' NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_id_unique` ON `orders` (`id`);--> statement-breakpoint
CREATE INDEX `orders_by_account` ON `orders` (`account_id`,`seq`);--> statement-breakpoint
CREATE INDEX `orders_by_age` ON `orders` (`created_at`);--> statement-breakpoint
CREATE INDEX `orders_not_completed` ON `orders` (`status`,`seq`) WHERE "orders"."status" <> 'completed';--> statement-breakpoint
CREATE INDEX `orders_by_supplier_order` ON `orders` (`supplier_order_id`) WHERE "orders"."supplier_order_id" is not null;--> statement-breakpoint
CREATE TABLE `products` (
	`pid` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`price_micros` integer,
	`status` text NOT NULL,
	`supplier_ref` text,
	`suppliers` text,
	FOREIGN KEY (`slug`) REFERENCES `lines`(`slug`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE INDEX `products_by_line` ON `products` (`slug`);--> statement-breakpoint
CREATE TABLE `rate_windows` (
	`account_id` integer PRIMARY KEY NOT NULL,
	`calls_at_ms` text NOT NULL,
	`saved_at` integer NOT NULL
);--> statement-breakpoint
CREATE INDEX `rate_windows_by_age` ON `rate_windows` (`saved_at`);--> statement-breakpoint
CREATE TABLE `settings` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);--> statement-breakpoint
CREATE TABLE `staged_codes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`batch_id` integer NOT NULL,
	`part` integer NOT NULL,
	`codes` text NOT NULL,
	FOREIGN KEY (`batch_id`) REFERENCES `stock_batches`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE UNIQUE INDEX `staged_codes_by_batch` ON `staged_codes` (`batch_id`,`part`);--> statement-breakpoint
CREATE TABLE `stock_batches` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`pid` text NOT NULL,
	`actor` text NOT NULL,
	`codes` integer NOT NULL,
	`created_at` integer NOT NULL,
	`status` text NOT NULL,
	FOREIGN KEY (`pid`) REFERENCES `products`(`pid`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE INDEX `stock_batches_open` ON `stock_batches` (`created_at`) WHERE "stock_batches"."status" <> 'added';--> statement-breakpoint
CREATE TABLE `stock_codes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`pid` text NOT NULL,
	`code` text NOT NULL,
	`added_at` integer NOT NULL,
	`order_id` text,
	`taken_at` integer,
	`quarantined_at` integer,
	`discarded_at` integer,
	`sealed` text,
	`batch_id` integer,
	FOREIGN KEY (`pid`) REFERENCES `products`(`pid`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE UNIQUE INDEX `stock_codes_code_unique` ON `stock_codes` (`code`);--> statement-breakpoint
CREATE INDEX `stock_codes_available` ON `stock_codes` (`pid`,`id`) WHERE "stock_codes"."order_id" is null;--> statement-breakpoint
CREATE INDEX `stock_codes_by_order` ON `stock_codes` (`order_id`) WHERE "stock_codes"."order_id" is not null;--> statement-breakpoint
CREATE INDEX `stock_codes_in_quarantine` ON `stock_codes` (`quarantined_at`) WHERE "stock_codes"."quarantined_at" is not null;--> statement-breakpoint
CREATE INDEX `stock_codes_by_batch` ON `stock_codes` (`batch_id`,`id`) WHERE "stock_codes"."batch_id" is not null;--> statement-breakpoint
CREATE TABLE `submissions` (
	`trxid` text PRIMARY KEY NOT NULL,
	`account_id` integer NOT NULL,
	`endpoint` text NOT NULL,
	`idempotency_key` text,
	`reference` text NOT NULL,
	`in_flight_until` integer,
	`created_at` integer NOT NULL,
	`in_flight_by` text,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE UNIQUE INDEX `submissions_by_idempotency_key` ON `submissions` (`account_id`,`idempotency_key`);--> statement-breakpoint
CREATE INDEX `submissions_by_reference` ON `submissions` (`reference`);--> statement-breakpoint
CREATE TABLE `supplier_calls` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`reference` text NOT NULL,
	`supplier` text NOT NULL,
	`what` text NOT NULL,
	`started_at` integer NOT NULL,
	`outcome` text,
	`reason` text,
	`ms` integer
);--> statement-breakpoint
CREATE INDEX `supplier_calls_by_reference` ON `supplier_calls` (`reference`,`id`);--> statement-breakpoint
CREATE INDEX `supplier_calls_by_supplier` ON `supplier_calls` (`supplier`,`started_at`);--> statement-breakpoint
CREATE INDEX `supplier_calls_by_age` ON `supplier_calls` (`started_at`);--> statement-breakpoint
CREATE TABLE `supplier_states` (
	`supplier` text PRIMARY KEY NOT NULL,
	`balance_micros` integer,
	`balance_at` integer,
	`balance_problem` text
);--> statement-breakpoint
CREATE TABLE `wallets` (
	`account_id` integer PRIMARY KEY NOT NULL,
	`balance_micros` integer NOT NULL,
	`low_below_micros` integer,
	`debt_micros` integer DEFAULT 0 NOT NULL CONSTRAINT "wallet_debt_not_negative" CHECK("debt_micros" >= 0) CONSTRAINT "wallet_pays_debt_first" CHECK("debt_micros" = 0 or "balance_micros" = 0),
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "wallet_balance_not_negative" CHECK("wallets"."balance_micros" >= 0)
);--> statement-breakpoint
CREATE INDEX `wallets_in_debt` ON `wallets` (`debt_micros`) WHERE "wallets"."debt_micros" > 0;--> statement-breakpoint
-- The ledger is append-only: a mistake is fixed by another entry, never by changing one.
CREATE TRIGGER `entries_never_change` BEFORE UPDATE ON `entries`
BEGIN SELECT RAISE(ABORT, 'ledger entries are append-only'); END;--> statement-breakpoint
CREATE TRIGGER `entries_never_go` BEFORE DELETE ON `entries`
BEGIN SELECT RAISE(ABORT, 'ledger entries are append-only'); END;
