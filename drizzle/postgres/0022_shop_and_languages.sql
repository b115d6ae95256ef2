CREATE TABLE "bulk_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bulk_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"bulk_id" text COLLATE "C" NOT NULL,
	"row" bigint NOT NULL,
	"pid" text COLLATE "C" NOT NULL,
	"quantity" bigint NOT NULL,
	"player" json NOT NULL,
	"reference" text COLLATE "C",
	"price_micros" bigint NOT NULL,
	"sent" text COLLATE "C",
	"status" text COLLATE "C" NOT NULL,
	"order_id" text COLLATE "C",
	"problem" json
);--> statement-breakpoint
CREATE TABLE "bulk_orders" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bulk_orders_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" text COLLATE "C" NOT NULL,
	"account_id" bigint NOT NULL,
	"status" text COLLATE "C" NOT NULL,
	"hold" text COLLATE "C",
	"digest" text COLLATE "C" NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	"message_id" bigint,
	"show_due_at" timestamp(3) with time zone,
	"shown" text COLLATE "C",
	"created_at" timestamp(3) with time zone NOT NULL,
	"confirmed_at" timestamp(3) with time zone,
	"placed_at" timestamp(3) with time zone,
	CONSTRAINT "bulk_orders_id_unique" UNIQUE("id")
);--> statement-breakpoint
CREATE TABLE "claim_codes" (
	"claim_id" bigint NOT NULL,
	"old_code_id" bigint NOT NULL,
	"new_code_id" bigint NOT NULL,
	CONSTRAINT "claim_codes_claim_id_old_code_id_pk" PRIMARY KEY("claim_id","old_code_id"),
	CONSTRAINT "claim_codes_oldCodeId_unique" UNIQUE("old_code_id"),
	CONSTRAINT "claim_codes_newCodeId_unique" UNIQUE("new_code_id")
);--> statement-breakpoint
CREATE TABLE "claims" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text COLLATE "C" NOT NULL,
	"order_id" text COLLATE "C" NOT NULL,
	"account_id" bigint NOT NULL,
	"reason" text COLLATE "C" NOT NULL,
	"description" json,
	"picture_id" text COLLATE "C",
	"picture_kind" text COLLATE "C",
	"state" text COLLATE "C" NOT NULL,
	"answer" text COLLATE "C",
	"decided_by" text COLLATE "C",
	"refunded_micros" bigint DEFAULT 0 NOT NULL,
	"opened_at" timestamp(3) with time zone NOT NULL,
	"reminded_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone,
	CONSTRAINT "claims_reference_unique" UNIQUE("reference"),
	CONSTRAINT "claim_refund_not_negative" CHECK ("claims"."refunded_micros" >= 0),
	CONSTRAINT "claim_refund_pays" CHECK (("claims"."state" = 'refunded') = ("claims"."refunded_micros" > 0))
);--> statement-breakpoint
CREATE TABLE "order_links" (
	"order_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"token" text COLLATE "C" NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "order_links_token_unique" UNIQUE("token")
);--> statement-breakpoint
CREATE TABLE "order_cards" (
	"trxid" text COLLATE "C" PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"message_id" bigint NOT NULL,
	"codes_sent" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "order_drafts" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_drafts_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" text COLLATE "C" NOT NULL,
	"account_id" bigint NOT NULL,
	"pid" text COLLATE "C" NOT NULL,
	"quantity" bigint,
	"player" json NOT NULL,
	"player_name" text COLLATE "C",
	"name_check" text COLLATE "C",
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "order_drafts_id_unique" UNIQUE("id")
);--> statement-breakpoint
CREATE TABLE "saved_players" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_players_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"slug" text COLLATE "C" NOT NULL,
	"player" json NOT NULL,
	"fingerprint" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C",
	"used_at" timestamp(3) with time zone NOT NULL
);--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "chosen_language" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "shop_allowed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "order_notice_mode" text COLLATE "C" DEFAULT 'each' NOT NULL;--> statement-breakpoint
ALTER TABLE "lines" ADD COLUMN "product_names" json;--> statement-breakpoint
ALTER TABLE "lines" ADD COLUMN "game_names" json;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "names" json;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "invoice_message_id" bigint;--> statement-breakpoint
ALTER TABLE "bulk_lines" ADD CONSTRAINT "bulk_lines_bulk_id_bulk_orders_id_fk" FOREIGN KEY ("bulk_id") REFERENCES "public"."bulk_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_orders" ADD CONSTRAINT "bulk_orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_codes" ADD CONSTRAINT "claim_codes_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_codes" ADD CONSTRAINT "claim_codes_old_code_id_stock_codes_id_fk" FOREIGN KEY ("old_code_id") REFERENCES "public"."stock_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_codes" ADD CONSTRAINT "claim_codes_new_code_id_stock_codes_id_fk" FOREIGN KEY ("new_code_id") REFERENCES "public"."stock_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_links" ADD CONSTRAINT "order_links_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_cards" ADD CONSTRAINT "order_cards_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_drafts" ADD CONSTRAINT "order_drafts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_players" ADD CONSTRAINT "saved_players_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_lines_by_row" ON "bulk_lines" USING btree ("bulk_id","row");--> statement-breakpoint
CREATE INDEX "bulk_lines_waiting" ON "bulk_lines" USING btree ("bulk_id","row") WHERE "bulk_lines"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "bulk_orders_by_account" ON "bulk_orders" USING btree ("account_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_orders_running" ON "bulk_orders" USING btree ("account_id") WHERE "bulk_orders"."status" = 'running';--> statement-breakpoint
CREATE INDEX "bulk_orders_to_show" ON "bulk_orders" USING btree ("show_due_at") WHERE "bulk_orders"."show_due_at" is not null;--> statement-breakpoint
CREATE INDEX "bulk_orders_by_age" ON "bulk_orders" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "claims_open_once" ON "claims" USING btree ("order_id") WHERE "claims"."state" = 'open';--> statement-breakpoint
CREATE INDEX "claims_by_order" ON "claims" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "claims_by_account" ON "claims" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "claims_open" ON "claims" USING btree ("id") WHERE "claims"."state" = 'open';--> statement-breakpoint
CREATE INDEX "order_cards_by_age" ON "order_cards" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_drafts_by_account" ON "order_drafts" USING btree ("account_id","seq");--> statement-breakpoint
CREATE INDEX "order_drafts_by_age" ON "order_drafts" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_players_once" ON "saved_players" USING btree ("account_id","slug","fingerprint");--> statement-breakpoint
UPDATE "accounts" SET "order_notice_mode" = 'none' WHERE "order_notices" = false;--> statement-breakpoint
ALTER TABLE "accounts" DROP COLUMN "order_notices";