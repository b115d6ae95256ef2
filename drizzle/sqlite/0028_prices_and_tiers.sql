CREATE TABLE `margins` (
	`slug` text NOT NULL,
	`tier_id` integer NOT NULL,
	`margin_bp` integer NOT NULL,
	PRIMARY KEY(`slug`, `tier_id`)
);
--> statement-breakpoint
CREATE TABLE `tiers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`discount_bp` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tiers_name_unique` ON `tiers` (`name`);--> statement-breakpoint
ALTER TABLE `accounts` ADD `tier_id` integer REFERENCES tiers(id);--> statement-breakpoint
ALTER TABLE `lines` ADD `round_to_micros` integer DEFAULT 10000 NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `pricing` text DEFAULT 'fixed' NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `tier_prices` text;--> statement-breakpoint
ALTER TABLE `products` ADD `priced_cost_micros` integer;--> statement-breakpoint
ALTER TABLE `products` ADD `below_cost` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `held_for` text;--> statement-breakpoint
CREATE INDEX `products_held` ON `products` (`slug`) WHERE "products"."held_for" is not null;