CREATE TABLE `approvals` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`decision` text,
	`amount_micros` integer NOT NULL,
	`asked_by` text NOT NULL,
	`asker_id` integer NOT NULL,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`ended_by` text,
	`ended_at` integer
);
--> statement-breakpoint
CREATE INDEX `approvals_by_state` ON `approvals` (`state`,`expires_at`);