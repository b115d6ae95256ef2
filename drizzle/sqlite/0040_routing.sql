CREATE TABLE `supplier_days` (
	`day` text NOT NULL,
	`supplier` text NOT NULL,
	`bought_micros` integer NOT NULL,
	`reached` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`day`, `supplier`)
);
--> statement-breakpoint
ALTER TABLE `lines` ADD `routing` text;--> statement-breakpoint
ALTER TABLE `products` ADD `routing` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `routed` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `day_part` text;