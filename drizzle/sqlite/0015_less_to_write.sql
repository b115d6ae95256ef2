-- What an order or lookup was sent with, and whether its first call has been answered, are told by its own
-- row. The marks of before are not taken over: the processes that set them have ended.
ALTER TABLE `orders` ADD `trxid` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `in_flight_until` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `in_flight_by` text;--> statement-breakpoint
ALTER TABLE `lookups` RENAME COLUMN `freed_trxid` TO `trxid`;--> statement-breakpoint
ALTER TABLE `lookups` ADD `in_flight_until` integer;--> statement-breakpoint
ALTER TABLE `lookups` ADD `in_flight_by` text;--> statement-breakpoint
-- One without a key only replayed what another had placed.
UPDATE `orders` SET `trxid` = (
	SELECT s.`trxid` FROM `submissions` s WHERE s.`reference` = `orders`.`id`
	ORDER BY s.`idempotency_key` IS NULL, s.`created_at` LIMIT 1
);--> statement-breakpoint
UPDATE `lookups` SET `trxid` = (
	SELECT s.`trxid` FROM `submissions` s WHERE s.`reference` = `lookups`.`id`
	ORDER BY s.`created_at` LIMIT 1
) WHERE `trxid` IS NULL;--> statement-breakpoint
DROP INDEX `submissions_by_reference`;--> statement-breakpoint
ALTER TABLE `submissions` DROP COLUMN `in_flight_until`;--> statement-breakpoint
ALTER TABLE `submissions` DROP COLUMN `in_flight_by`;--> statement-breakpoint
-- Serial numbers rise with the time.
DROP INDEX `orders_by_age`;--> statement-breakpoint
DROP INDEX `supplier_calls_by_supplier`;--> statement-breakpoint
DROP INDEX `supplier_calls_by_age`;
