CREATE TABLE `instances` (
	`id` text PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL
);
--> statement-breakpoint
DROP TABLE `leases`;--> statement-breakpoint
ALTER TABLE `fulfilments` ADD `claimed_by` text;--> statement-breakpoint
ALTER TABLE `submissions` ADD `in_flight_by` text;