CREATE TABLE `order_cards` (
	`trxid` text PRIMARY KEY NOT NULL,
	`account_id` integer NOT NULL,
	`message_id` integer NOT NULL,
	`codes_sent` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
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
);
--> statement-breakpoint
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
);
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_players_once` ON `saved_players` (`account_id`,`slug`,`fingerprint`);