CREATE TABLE `bulk_lines` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`bulk_id` text NOT NULL,
	`row` integer NOT NULL,
	`pid` text NOT NULL,
	`quantity` integer NOT NULL,
	`player` text NOT NULL,
	`reference` text,
	`price_micros` integer NOT NULL,
	`sent` text,
	`status` text NOT NULL,
	`order_id` text,
	`problem` text,
	FOREIGN KEY (`bulk_id`) REFERENCES `bulk_orders`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE UNIQUE INDEX `bulk_lines_by_row` ON `bulk_lines` (`bulk_id`,`row`);--> statement-breakpoint
CREATE INDEX `bulk_lines_waiting` ON `bulk_lines` (`bulk_id`,`row`) WHERE "bulk_lines"."status" = 'waiting';--> statement-breakpoint
CREATE TABLE `bulk_orders` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`account_id` integer NOT NULL,
	`status` text NOT NULL,
	`hold` text,
	`digest` text NOT NULL,
	`due_at` integer NOT NULL,
	`message_id` integer,
	`show_due_at` integer,
	`shown` text,
	`created_at` integer NOT NULL,
	`confirmed_at` integer,
	`placed_at` integer,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE UNIQUE INDEX `bulk_orders_id_unique` ON `bulk_orders` (`id`);--> statement-breakpoint
CREATE INDEX `bulk_orders_by_account` ON `bulk_orders` (`account_id`,`seq`);--> statement-breakpoint
CREATE UNIQUE INDEX `bulk_orders_running` ON `bulk_orders` (`account_id`) WHERE "bulk_orders"."status" = 'running';--> statement-breakpoint
CREATE INDEX `bulk_orders_to_show` ON `bulk_orders` (`show_due_at`) WHERE "bulk_orders"."show_due_at" is not null;--> statement-breakpoint
CREATE INDEX `bulk_orders_by_age` ON `bulk_orders` (`created_at`);--> statement-breakpoint
CREATE TABLE `claim_codes` (
	`claim_id` integer NOT NULL,
	`old_code_id` integer NOT NULL,
	`new_code_id` integer NOT NULL,
	PRIMARY KEY(`claim_id`, `old_code_id`),
	FOREIGN KEY (`claim_id`) REFERENCES `claims`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`old_code_id`) REFERENCES `stock_codes`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`new_code_id`) REFERENCES `stock_codes`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE UNIQUE INDEX `claim_codes_oldCodeId_unique` ON `claim_codes` (`old_code_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `claim_codes_newCodeId_unique` ON `claim_codes` (`new_code_id`);--> statement-breakpoint
CREATE TABLE `claims` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`reference` text NOT NULL,
	`order_id` text NOT NULL,
	`account_id` integer NOT NULL,
	`reason` text NOT NULL,
	`description` text,
	`picture_id` text,
	`picture_kind` text,
	`state` text NOT NULL,
	`answer` text,
	`decided_by` text,
	`refunded_micros` integer DEFAULT 0 NOT NULL,
	`opened_at` integer NOT NULL,
	`reminded_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "claim_refund_not_negative" CHECK("claims"."refunded_micros" >= 0),
	CONSTRAINT "claim_refund_pays" CHECK(("claims"."state" = 'refunded') = ("claims"."refunded_micros" > 0))
);--> statement-breakpoint
CREATE UNIQUE INDEX `claims_reference_unique` ON `claims` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `claims_open_once` ON `claims` (`order_id`) WHERE "claims"."state" = 'open';--> statement-breakpoint
CREATE INDEX `claims_by_order` ON `claims` (`order_id`,`id`);--> statement-breakpoint
CREATE INDEX `claims_by_account` ON `claims` (`account_id`,`id`);--> statement-breakpoint
CREATE INDEX `claims_open` ON `claims` (`id`) WHERE "claims"."state" = 'open';--> statement-breakpoint
CREATE TABLE `order_links` (
	`order_id` text PRIMARY KEY NOT NULL,
	`token` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE UNIQUE INDEX `order_links_token_unique` ON `order_links` (`token`);--> statement-breakpoint
CREATE TABLE `order_cards` (
	`trxid` text PRIMARY KEY NOT NULL,
	`account_id` integer NOT NULL,
	`message_id` integer NOT NULL,
	`codes_sent` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE INDEX `order_cards_by_age` ON `order_cards` (`created_at`);--> statement-breakpoint
CREATE TABLE `order_drafts` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`account_id` integer NOT NULL,
	`pid` text NOT NULL,
	`quantity` integer,
	`player` text NOT NULL,
	`player_name` text,
	`name_check` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE UNIQUE INDEX `order_drafts_id_unique` ON `order_drafts` (`id`);--> statement-breakpoint
CREATE INDEX `order_drafts_by_account` ON `order_drafts` (`account_id`,`seq`);--> statement-breakpoint
CREATE INDEX `order_drafts_by_age` ON `order_drafts` (`created_at`);--> statement-breakpoint
CREATE TABLE `saved_players` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`slug` text NOT NULL,
	`player` text NOT NULL,
	`fingerprint` text NOT NULL,
	`name` text,
	`used_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE UNIQUE INDEX `saved_players_once` ON `saved_players` (`account_id`,`slug`,`fingerprint`);--> statement-breakpoint
ALTER TABLE `accounts` ADD `chosen_language` text;--> statement-breakpoint
ALTER TABLE `accounts` ADD `shop_allowed` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `accounts` ADD `order_notice_mode` text DEFAULT 'each' NOT NULL;--> statement-breakpoint
UPDATE `accounts` SET `order_notice_mode` = 'none' WHERE `order_notices` = 0;--> statement-breakpoint
ALTER TABLE `accounts` DROP COLUMN `order_notices`;--> statement-breakpoint
ALTER TABLE `lines` ADD `product_names` text;--> statement-breakpoint
ALTER TABLE `lines` ADD `game_names` text;--> statement-breakpoint
ALTER TABLE `products` ADD `names` text;--> statement-breakpoint
ALTER TABLE `deposits` ADD `invoice_message_id` integer;