ALTER TABLE "accounts" ADD COLUMN "chosen_language" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "shop_allowed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "order_notice_mode" text COLLATE "C" DEFAULT 'each' NOT NULL;--> statement-breakpoint
ALTER TABLE "lines" ADD COLUMN "product_names" json;--> statement-breakpoint
ALTER TABLE "lines" ADD COLUMN "game_names" json;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "names" json;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "invoice_message_id" bigint;--> statement-breakpoint
UPDATE "accounts" SET "order_notice_mode" = 'none' WHERE "order_notices" = false;--> statement-breakpoint
ALTER TABLE "accounts" DROP COLUMN "order_notices";