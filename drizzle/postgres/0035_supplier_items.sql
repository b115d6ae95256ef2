CREATE TABLE "supplier_items" (
	"supplier" text COLLATE "C" NOT NULL,
	"item" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C",
	"cost_micros" bigint NOT NULL,
	"available" boolean,
	"first_seen_at" timestamp(3) with time zone NOT NULL,
	"gone_at" timestamp(3) with time zone,
	CONSTRAINT "supplier_items_supplier_item_pk" PRIMARY KEY("supplier","item")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "unavailable" json;--> statement-breakpoint
ALTER TABLE "supplier_states" ADD COLUMN "balance_told" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_states" ADD COLUMN "list_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "supplier_states" ADD COLUMN "list_tried_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "supplier_states" ADD COLUMN "list_problem" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "supplier_states" ADD COLUMN "list_fails_since" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "supplier_states" ADD COLUMN "list_told" json;