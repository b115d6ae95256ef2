ALTER TABLE "fulfilments" RENAME TO "supplier_jobs";--> statement-breakpoint
ALTER TABLE "supplier_jobs" RENAME CONSTRAINT "fulfilments_pkey" TO "supplier_jobs_pkey";--> statement-breakpoint
ALTER INDEX "fulfilments_due" RENAME TO "supplier_jobs_due";
