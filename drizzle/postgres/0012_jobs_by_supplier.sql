ALTER TABLE "supplier_jobs" ADD COLUMN "account_id" bigint;--> statement-breakpoint
ALTER TABLE "supplier_jobs" ADD COLUMN "supplier" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "supplier_jobs" ADD COLUMN "calling" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "supplier_jobs" ADD COLUMN "called_at" timestamp(3) with time zone;--> statement-breakpoint
UPDATE "supplier_jobs" j SET "account_id" = o."account_id", "supplier" = o."supplier"
FROM "orders" o WHERE o."id" = j."reference";--> statement-breakpoint
UPDATE "supplier_jobs" j SET "account_id" = l."account_id", "supplier" = coalesce((SELECT c."supplier" FROM "supplier_calls" c WHERE c."reference" = j."reference" ORDER BY c."id" LIMIT 1), '')
FROM "lookups" l WHERE l."id" = j."reference";--> statement-breakpoint
DELETE FROM "supplier_jobs" WHERE "account_id" IS NULL;--> statement-breakpoint
ALTER TABLE "supplier_jobs" ALTER COLUMN "account_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_jobs" ALTER COLUMN "supplier" SET NOT NULL;
