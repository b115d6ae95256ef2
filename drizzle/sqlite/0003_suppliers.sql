CREATE TABLE `manual_tasks` (
	`reference` text PRIMARY KEY NOT NULL,
	`supplier` text NOT NULL,
	`opened_at` integer NOT NULL,
	`reminded_at` integer NOT NULL,
	`taken_by` integer,
	`taken_at` integer
);
--> statement-breakpoint
CREATE TABLE `supplier_calls` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`reference` text NOT NULL,
	`supplier` text NOT NULL,
	`what` text NOT NULL,
	`started_at` integer NOT NULL,
	`outcome` text,
	`reason` text,
	`ms` integer
);
--> statement-breakpoint
CREATE INDEX `supplier_calls_by_reference` ON `supplier_calls` (`reference`,`id`);--> statement-breakpoint
CREATE INDEX `supplier_calls_by_supplier` ON `supplier_calls` (`supplier`,`started_at`);--> statement-breakpoint
CREATE INDEX `supplier_calls_by_age` ON `supplier_calls` (`started_at`);--> statement-breakpoint
CREATE TABLE `supplier_states` (
	`supplier` text PRIMARY KEY NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`failed_at` integer,
	`failure` text,
	`rests_until` integer,
	`balance_micros` integer,
	`balance_at` integer,
	`balance_problem` text
);
--> statement-breakpoint
ALTER TABLE `lines` ADD `suppliers` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `supplier_ref` text;--> statement-breakpoint
ALTER TABLE `products` ADD `suppliers` text;--> statement-breakpoint
ALTER TABLE `stock_codes` ADD `quarantined_at` integer;--> statement-breakpoint
ALTER TABLE `stock_codes` ADD `discarded_at` integer;--> statement-breakpoint
CREATE INDEX `stock_codes_in_quarantine` ON `stock_codes` (`quarantined_at`) WHERE "stock_codes"."quarantined_at" is not null;--> statement-breakpoint
ALTER TABLE `wallets` ADD `low_below_micros` integer;--> statement-breakpoint
ALTER TABLE `fulfilments` ADD `attempts_not_counted` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `fulfilments` ADD `watch_until` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `supplier_ref` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `supplier_order_id` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `fallbacks` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_by_supplier_order` ON `orders` (`supplier_order_id`) WHERE "orders"."supplier_order_id" is not null;--> statement-breakpoint
UPDATE `lines` SET `suppliers` = json_array(`supplier`);--> statement-breakpoint
UPDATE `products` SET `supplier_ref` = json_quote(`supplier_item`) WHERE `supplier_item` IS NOT NULL;--> statement-breakpoint
UPDATE `orders` SET `supplier_ref` = `supplier_item`;
