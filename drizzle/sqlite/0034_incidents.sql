CREATE TABLE `incident_cards` (
	`incident_id` integer NOT NULL,
	`telegram_id` integer NOT NULL,
	`message_id` integer NOT NULL,
	PRIMARY KEY(`incident_id`, `telegram_id`),
	FOREIGN KEY (`incident_id`) REFERENCES `incidents`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `incidents` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`supplier` text NOT NULL,
	`reason` text NOT NULL,
	`opened_at` integer NOT NULL,
	`ended_at` integer,
	`told` text,
	`holders_told_at` integer
);
--> statement-breakpoint
CREATE INDEX `incidents_by_supplier` ON `incidents` (`supplier`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `incidents_open` ON `incidents` (`supplier`) WHERE "incidents"."ended_at" is null;--> statement-breakpoint
-- Its kind of notice is no more: the incident's own message says it.
DELETE FROM `notices` WHERE `kind` = 'supplier_failing';
