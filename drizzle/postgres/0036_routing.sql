CREATE TABLE "supplier_days" (
	"day" text COLLATE "C" NOT NULL,
	"supplier" text COLLATE "C" NOT NULL,
	"bought_micros" bigint NOT NULL,
	"reached" boolean DEFAULT false NOT NULL,
	CONSTRAINT "supplier_days_day_supplier_pk" PRIMARY KEY("day","supplier")
);
--> statement-breakpoint
ALTER TABLE "lines" ADD COLUMN "routing" json;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "routing" json;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "routed" json;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "day_part" json;