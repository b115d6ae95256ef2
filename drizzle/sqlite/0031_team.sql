CREATE TABLE `team` (
	`telegram_id` integer PRIMARY KEY NOT NULL,
	`role` text NOT NULL,
	`created_at` integer NOT NULL
);
