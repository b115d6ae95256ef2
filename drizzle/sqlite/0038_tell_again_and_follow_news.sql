ALTER TABLE `broadcasts` ADD `unreached` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `broadcasts` ADD `card_chat` integer;--> statement-breakpoint
ALTER TABLE `broadcasts` ADD `card_message` integer;--> statement-breakpoint
ALTER TABLE `broadcasts` ADD `card_shown` text;--> statement-breakpoint
ALTER TABLE `broadcasts` ADD `card_due_at` integer;--> statement-breakpoint
ALTER TABLE `incidents` ADD `ended_quietly` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `supplier_jobs` ADD `delay_told` integer DEFAULT false NOT NULL;