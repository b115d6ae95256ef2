DROP INDEX "notices_due";--> statement-breakpoint
DROP INDEX "stock_batches_open";