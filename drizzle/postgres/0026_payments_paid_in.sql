ALTER TABLE "deposits" ADD COLUMN "paid_in" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "unmatched_payments" ADD COLUMN "paid_in" text COLLATE "C";