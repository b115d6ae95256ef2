CREATE TABLE `broadcasts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`audience` text NOT NULL,
	`text` text NOT NULL,
	`state` text NOT NULL,
	`total` integer,
	`handed_over` integer DEFAULT 0 NOT NULL,
	`after_account_id` integer DEFAULT 0 NOT NULL,
	`actor` text NOT NULL,
	`created_at` integer NOT NULL,
	`ended_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `broadcasts_running` ON `broadcasts` (`state`) WHERE "broadcasts"."state" = 'running';--> statement-breakpoint
ALTER TABLE `accounts` ADD `news_off` integer DEFAULT false NOT NULL;