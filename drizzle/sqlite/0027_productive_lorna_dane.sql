ALTER TABLE `lines` ADD `product_names` text;--> statement-breakpoint
ALTER TABLE `lines` ADD `game_names` text;--> statement-breakpoint
ALTER TABLE `products` ADD `names` text;