CREATE TABLE `account_moves` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`from_telegram_id` integer NOT NULL,
	`to_telegram_id` integer,
	`named` text NOT NULL,
	`by` text NOT NULL,
	`state` text NOT NULL,
	`problem` text,
	`reason` text,
	`actor` text NOT NULL,
	`ended_by` text,
	`created_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`reminded_at` integer,
	`ended_at` integer,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `account_moves_by_account` ON `account_moves` (`account_id`,`id`);--> statement-breakpoint
CREATE INDEX `account_moves_from` ON `account_moves` (`from_telegram_id`,`id`);--> statement-breakpoint
CREATE INDEX `account_moves_by_age` ON `account_moves` (`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `account_moves_open` ON `account_moves` (`account_id`) WHERE "account_moves"."state" = 'open';--> statement-breakpoint
ALTER TABLE `deposits` ADD `payer_telegram_id` integer;