CREATE TABLE "margins" (
	"slug" text COLLATE "C" NOT NULL,
	"tier_id" bigint NOT NULL,
	"margin_bp" bigint NOT NULL,
	CONSTRAINT "margins_slug_tier_id_pk" PRIMARY KEY("slug","tier_id")
);
--> statement-breakpoint
CREATE TABLE "tiers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tiers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text COLLATE "C" NOT NULL,
	"discount_bp" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "tiers_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "tier_id" bigint;--> statement-breakpoint
ALTER TABLE "lines" ADD COLUMN "round_to_micros" bigint DEFAULT 10000 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "pricing" text COLLATE "C" DEFAULT 'fixed' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "tier_prices" json;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "priced_cost_micros" bigint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "below_cost" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "held_for" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_tier_id_tiers_id_fk" FOREIGN KEY ("tier_id") REFERENCES "public"."tiers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_held" ON "products" USING btree ("slug") WHERE "products"."held_for" is not null;