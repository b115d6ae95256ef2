ALTER TABLE "lines" ADD COLUMN "product_names" json;--> statement-breakpoint
ALTER TABLE "lines" ADD COLUMN "game_names" json;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "names" json;