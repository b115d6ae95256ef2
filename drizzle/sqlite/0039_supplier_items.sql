CREATE TABLE `supplier_items` (
	`supplier` text NOT NULL,
	`item` text NOT NULL,
	`name` text,
	`cost_micros` integer NOT NULL,
	`available` integer,
	`first_seen_at` integer NOT NULL,
	`gone_at` integer,
	PRIMARY KEY(`supplier`, `item`)
);
--> statement-breakpoint
ALTER TABLE `products` ADD `unavailable` text;--> statement-breakpoint
ALTER TABLE `supplier_states` ADD `balance_told` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `supplier_states` ADD `list_at` integer;--> statement-breakpoint
ALTER TABLE `supplier_states` ADD `list_tried_at` integer;--> statement-breakpoint
ALTER TABLE `supplier_states` ADD `list_problem` text;--> statement-breakpoint
ALTER TABLE `supplier_states` ADD `list_fails_since` integer;--> statement-breakpoint
ALTER TABLE `supplier_states` ADD `list_told` text;