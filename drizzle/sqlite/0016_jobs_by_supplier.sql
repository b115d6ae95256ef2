CREATE TABLE `__new_supplier_jobs` (
	`reference` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`account_id` integer NOT NULL,
	`supplier` text NOT NULL,
	`sent` integer NOT NULL,
	`attempts` integer NOT NULL,
	`attempts_not_counted` integer DEFAULT 0 NOT NULL,
	`alerted` integer DEFAULT false NOT NULL,
	`watch_until` integer,
	`due_at` integer NOT NULL,
	`claimed_by` text,
	`calling` text,
	`called_at` integer
);
--> statement-breakpoint
INSERT INTO `__new_supplier_jobs` (`reference`, `kind`, `account_id`, `supplier`, `sent`, `attempts`, `attempts_not_counted`, `alerted`, `watch_until`, `due_at`, `claimed_by`)
SELECT j.`reference`, j.`kind`, o.`account_id`, o.`supplier`, j.`sent`, j.`attempts`, j.`attempts_not_counted`, j.`alerted`, j.`watch_until`, j.`due_at`, j.`claimed_by`
FROM `supplier_jobs` j JOIN `orders` o ON o.`id` = j.`reference`;
--> statement-breakpoint
INSERT INTO `__new_supplier_jobs` (`reference`, `kind`, `account_id`, `supplier`, `sent`, `attempts`, `attempts_not_counted`, `alerted`, `watch_until`, `due_at`, `claimed_by`)
SELECT j.`reference`, j.`kind`, l.`account_id`, coalesce((SELECT c.`supplier` FROM `supplier_calls` c WHERE c.`reference` = j.`reference` ORDER BY c.`id` LIMIT 1), ''), j.`sent`, j.`attempts`, j.`attempts_not_counted`, j.`alerted`, j.`watch_until`, j.`due_at`, j.`claimed_by`
FROM `supplier_jobs` j JOIN `lookups` l ON l.`id` = j.`reference`;
--> statement-breakpoint
DROP TABLE `supplier_jobs`;--> statement-breakpoint
ALTER TABLE `__new_supplier_jobs` RENAME TO `supplier_jobs`;--> statement-breakpoint
CREATE INDEX `supplier_jobs_due` ON `supplier_jobs` (`due_at`);
