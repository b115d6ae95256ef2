ALTER TABLE `accounts` ADD `chosen_language` text;--> statement-breakpoint
ALTER TABLE `accounts` ADD `shop_allowed` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `accounts` ADD `order_notice_mode` text DEFAULT 'each' NOT NULL;--> statement-breakpoint
UPDATE `accounts` SET `order_notice_mode` = 'none' WHERE `order_notices` = 0;--> statement-breakpoint
ALTER TABLE `accounts` DROP COLUMN `order_notices`;--> statement-breakpoint
ALTER TABLE `lines` ADD `product_names` text;--> statement-breakpoint
ALTER TABLE `lines` ADD `game_names` text;--> statement-breakpoint
ALTER TABLE `products` ADD `names` text;--> statement-breakpoint
ALTER TABLE `deposits` ADD `invoice_message_id` integer;