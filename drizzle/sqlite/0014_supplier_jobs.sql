ALTER TABLE `fulfilments` RENAME TO `supplier_jobs`;--> statement-breakpoint
DROP INDEX `fulfilments_due`;--> statement-breakpoint
CREATE INDEX `supplier_jobs_due` ON `supplier_jobs` (`due_at`);
