CREATE TABLE `rate_calls` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`saved_at` integer NOT NULL,
	`calls` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_calls_by_age` ON `rate_calls` (`saved_at`);--> statement-breakpoint
DROP TABLE `rate_windows`;
