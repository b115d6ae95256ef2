CREATE TABLE `staged_codes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`batch_id` integer NOT NULL,
	`part` integer NOT NULL,
	`codes` text NOT NULL,
	FOREIGN KEY (`batch_id`) REFERENCES `stock_batches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `staged_codes_by_batch` ON `staged_codes` (`batch_id`,`part`);--> statement-breakpoint
CREATE TABLE `stock_batches` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`pid` text NOT NULL,
	`actor` text NOT NULL,
	`codes` integer NOT NULL,
	`created_at` integer NOT NULL,
	`status` text NOT NULL,
	FOREIGN KEY (`pid`) REFERENCES `products`(`pid`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `stock_batches_open` ON `stock_batches` (`created_at`) WHERE "stock_batches"."status" <> 'added';--> statement-breakpoint
ALTER TABLE `stock_codes` ADD `batch_id` integer;--> statement-breakpoint
CREATE INDEX `stock_codes_by_batch` ON `stock_codes` (`batch_id`,`id`) WHERE "stock_codes"."batch_id" is not null;