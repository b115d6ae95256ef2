CREATE TABLE `rate_calls` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`saved_at` integer NOT NULL,
	`calls` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_calls_by_age` ON `rate_calls` (`saved_at`);--> statement-breakpoint
DROP TABLE `rate_windows`;--> statement-breakpoint
CREATE TABLE `panel_forms` (
	`form` text PRIMARY KEY NOT NULL,
	`sent_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `panel_forms_by_age` ON `panel_forms` (`sent_at`);--> statement-breakpoint
CREATE TABLE `panel_sessions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`telegram_id` integer NOT NULL,
	`entry` text NOT NULL,
	`secret` text,
	`framed` integer DEFAULT false NOT NULL,
	`address` text,
	`browser` text,
	`created_at` integer NOT NULL,
	`opened_at` integer,
	`expires_at` integer NOT NULL,
	`ended_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `panel_sessions_entry_unique` ON `panel_sessions` (`entry`);--> statement-breakpoint
CREATE UNIQUE INDEX `panel_sessions_by_secret` ON `panel_sessions` (`secret`);--> statement-breakpoint
CREATE INDEX `panel_sessions_by_person` ON `panel_sessions` (`telegram_id`,`id`);--> statement-breakpoint
CREATE INDEX `panel_sessions_by_end` ON `panel_sessions` (`expires_at`);
