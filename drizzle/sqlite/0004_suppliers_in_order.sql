ALTER TABLE `lines` DROP COLUMN `supplier`;--> statement-breakpoint
ALTER TABLE `products` DROP COLUMN `supplier_item`;--> statement-breakpoint
ALTER TABLE `orders` DROP COLUMN `supplier_item`;