CREATE TABLE `conversations` (
	`key` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `inbox` (
	`update_id` integer PRIMARY KEY NOT NULL,
	`lane` text NOT NULL,
	`update` text NOT NULL,
	`status` text NOT NULL,
	`attempts` integer NOT NULL,
	`acted_at` integer,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `inbox_by_status` ON `inbox` (`status`,`update_id`);--> statement-breakpoint
CREATE INDEX `inbox_by_age` ON `inbox` (`received_at`);--> statement-breakpoint
CREATE TABLE `notices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`telegram_id` integer,
	`kind` text NOT NULL,
	`data` text NOT NULL,
	`attempts` integer NOT NULL,
	`due_at` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `notices_in_order` ON `notices` (`telegram_id`,`id`);--> statement-breakpoint
CREATE INDEX `notices_due` ON `notices` (`due_at`);--> statement-breakpoint
CREATE TABLE `deposit_receipts` (
	`deposit_id` integer NOT NULL,
	`unique_id` text NOT NULL,
	PRIMARY KEY(`deposit_id`, `unique_id`),
	FOREIGN KEY (`deposit_id`) REFERENCES `deposits`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
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
	`receipt_file_id` text,
	`receipt_kind` text,
	`receipts` integer DEFAULT 0 NOT NULL,
	`reason` text,
	`decided_by` text,
	`refunds` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "deposit_amount_positive" CHECK("deposits"."amount_micros" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `deposits_reference_unique` ON `deposits` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `deposits_paymentId_unique` ON `deposits` (`payment_id`);--> statement-breakpoint
CREATE INDEX `deposits_by_account` ON `deposits` (`account_id`,`id`);--> statement-breakpoint
CREATE INDEX `deposits_by_end` ON `deposits` (`ended_at`);--> statement-breakpoint
CREATE INDEX `deposits_unended` ON `deposits` (`status`,`id`) WHERE "deposits"."status" in ('open', 'submitted', 'refunding');--> statement-breakpoint
ALTER TABLE `accounts` ADD `username` text;--> statement-breakpoint
ALTER TABLE `accounts` ADD `language` text;--> statement-breakpoint
ALTER TABLE `accounts` ADD `order_notices` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `accounts` ADD `bot_blocked_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_username_unique` ON `accounts` (`username`);--> statement-breakpoint
ALTER TABLE `fulfilments` ADD `alerted` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_by_age` ON `orders` (`created_at`);--> statement-breakpoint
CREATE INDEX `orders_not_completed` ON `orders` (`status`,`seq`) WHERE "orders"."status" <> 'completed';