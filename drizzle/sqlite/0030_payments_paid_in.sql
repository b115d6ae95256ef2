ALTER TABLE `deposits` ADD `paid_in` text;--> statement-breakpoint
ALTER TABLE `unmatched_payments` ADD `paid_in` text;