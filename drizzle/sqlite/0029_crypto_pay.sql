CREATE TABLE `invoices` (
	`payment_id` text PRIMARY KEY NOT NULL,
	`deposit_id` integer NOT NULL,
	`method` text NOT NULL,
	`url` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`settled_at` integer,
	FOREIGN KEY (`deposit_id`) REFERENCES `deposits`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_depositId_unique` ON `invoices` (`deposit_id`);--> statement-breakpoint
CREATE INDEX `invoices_unsettled` ON `invoices` (`method`,`created_at`) WHERE "invoices"."settled_at" is null;--> statement-breakpoint
CREATE TABLE `unmatched_payments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`method` text NOT NULL,
	`payment_id` text NOT NULL,
	`payload` text NOT NULL,
	`price` integer,
	`amount_micros` integer,
	`payer_telegram_id` integer,
	`status` text NOT NULL,
	`deposit_id` integer,
	`decided_by` text,
	`reason` text,
	`created_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`deposit_id`) REFERENCES `deposits`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `unmatched_payments_paymentId_unique` ON `unmatched_payments` (`payment_id`);--> statement-breakpoint
CREATE INDEX `unmatched_payments_waiting` ON `unmatched_payments` (`id`) WHERE "unmatched_payments"."status" in ('open', 'returning');