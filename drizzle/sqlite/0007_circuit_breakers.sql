CREATE TABLE `circuit_breakers` (
	`supplier` text NOT NULL,
	`what` text NOT NULL,
	`failed_at` integer,
	`failure` text,
	`open_until` integer,
	`account_id` integer,
	PRIMARY KEY(`supplier`, `what`)
);
--> statement-breakpoint
ALTER TABLE `supplier_states` DROP COLUMN `failures`;--> statement-breakpoint
ALTER TABLE `supplier_states` DROP COLUMN `failed_at`;--> statement-breakpoint
ALTER TABLE `supplier_states` DROP COLUMN `failure`;--> statement-breakpoint
ALTER TABLE `supplier_states` DROP COLUMN `rests_until`;--> statement-breakpoint
DELETE FROM `supplier_states` WHERE `supplier` LIKE '%?';--> statement-breakpoint
DELETE FROM `notices` WHERE `kind` IN ('supplier_failing', 'supplier_recovered');
