CREATE TABLE "account_moves" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"from_telegram_id" bigint NOT NULL,
	"to_telegram_id" bigint,
	"named" text COLLATE "C" NOT NULL,
	"by" text COLLATE "C" NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"problem" text COLLATE "C",
	"reason" text COLLATE "C",
	"actor" text COLLATE "C" NOT NULL,
	"ended_by" text COLLATE "C",
	"created_at" timestamp(3) with time zone NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	"reminded_at" timestamp(3) with time zone,
	"ended_at" timestamp(3) with time zone
);--> statement-breakpoint
CREATE INDEX "account_moves_by_account" ON "account_moves" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "account_moves_from" ON "account_moves" USING btree ("from_telegram_id","id");--> statement-breakpoint
CREATE INDEX "account_moves_by_age" ON "account_moves" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "account_moves_open" ON "account_moves" USING btree ("account_id") WHERE "account_moves"."state" = 'open';--> statement-breakpoint
CREATE TABLE "account_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"text" text COLLATE "C" NOT NULL,
	"actor" text COLLATE "C" NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);--> statement-breakpoint
CREATE INDEX "account_notes_by_account" ON "account_notes" USING btree ("account_id","id");--> statement-breakpoint
CREATE TABLE "approvals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approvals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text COLLATE "C" NOT NULL,
	"decision" json,
	"amount_micros" bigint NOT NULL,
	"asked_by" text COLLATE "C" NOT NULL,
	"asker_id" bigint NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"ended_by" text COLLATE "C",
	"ended_at" timestamp(3) with time zone
);--> statement-breakpoint
CREATE INDEX "approvals_by_state" ON "approvals" USING btree ("state","expires_at");--> statement-breakpoint
CREATE TABLE "broadcasts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "broadcasts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"audience" json NOT NULL,
	"text" text COLLATE "C" NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"total" bigint,
	"handed_over" bigint DEFAULT 0 NOT NULL,
	"after_account_id" bigint DEFAULT 0 NOT NULL,
	"actor" text COLLATE "C" NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone,
	"unreached" bigint DEFAULT 0 NOT NULL,
	"card_chat" bigint,
	"card_message" bigint,
	"card_shown" text COLLATE "C",
	"card_due_at" timestamp(3) with time zone
);--> statement-breakpoint
CREATE UNIQUE INDEX "broadcasts_running" ON "broadcasts" USING btree ("state") WHERE "broadcasts"."state" = 'running';--> statement-breakpoint
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
CREATE UNIQUE INDEX "bulk_lines_by_row" ON "bulk_lines" USING btree ("bulk_id","row");--> statement-breakpoint
CREATE INDEX "bulk_lines_waiting" ON "bulk_lines" USING btree ("bulk_id","row") WHERE "bulk_lines"."status" = 'waiting';--> statement-breakpoint
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
CREATE INDEX "bulk_orders_by_account" ON "bulk_orders" USING btree ("account_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_orders_running" ON "bulk_orders" USING btree ("account_id") WHERE "bulk_orders"."status" = 'running';--> statement-breakpoint
CREATE INDEX "bulk_orders_to_show" ON "bulk_orders" USING btree ("show_due_at") WHERE "bulk_orders"."show_due_at" is not null;--> statement-breakpoint
CREATE INDEX "bulk_orders_by_age" ON "bulk_orders" USING btree ("created_at");--> statement-breakpoint
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
	"cost_micros" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "claims_reference_unique" UNIQUE("reference"),
	CONSTRAINT "claim_refund_not_negative" CHECK ("claims"."refunded_micros" >= 0),
	CONSTRAINT "claim_refund_pays" CHECK (("claims"."state" = 'refunded') = ("claims"."refunded_micros" > 0))
);--> statement-breakpoint
CREATE UNIQUE INDEX "claims_open_once" ON "claims" USING btree ("order_id") WHERE "claims"."state" = 'open';--> statement-breakpoint
CREATE INDEX "claims_by_order" ON "claims" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "claims_by_account" ON "claims" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "claims_open" ON "claims" USING btree ("id") WHERE "claims"."state" = 'open';--> statement-breakpoint
CREATE TABLE "daily_accounts" (
	"day" text COLLATE "C" NOT NULL,
	"account_id" bigint NOT NULL,
	"completed" bigint NOT NULL,
	"amount_micros" bigint NOT NULL,
	"cost_micros" bigint NOT NULL,
	"without_cost" bigint NOT NULL,
	"without_cost_micros" bigint NOT NULL,
	CONSTRAINT "daily_accounts_day_account_id_pk" PRIMARY KEY("day","account_id")
);--> statement-breakpoint
CREATE TABLE "daily_sales" (
	"day" text COLLATE "C" NOT NULL,
	"pid" text COLLATE "C" NOT NULL,
	"supplier" text COLLATE "C" NOT NULL,
	"part" bigint NOT NULL,
	"slug" text COLLATE "C" NOT NULL,
	"completed" bigint NOT NULL,
	"cancelled" bigint NOT NULL,
	"claims" bigint NOT NULL,
	"amount_micros" bigint NOT NULL,
	"cost_micros" bigint NOT NULL,
	"without_cost" bigint NOT NULL,
	"without_cost_micros" bigint NOT NULL,
	CONSTRAINT "daily_sales_day_pid_supplier_part_pk" PRIMARY KEY("day","pid","supplier","part")
);--> statement-breakpoint
CREATE TABLE "daily_times" (
	"day" text COLLATE "C" NOT NULL,
	"slug" text COLLATE "C" NOT NULL,
	"supplier" text COLLATE "C" NOT NULL,
	"took_ms" bigint NOT NULL,
	"part" bigint NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "daily_times_day_slug_supplier_took_ms_part_pk" PRIMARY KEY("day","slug","supplier","took_ms","part")
);--> statement-breakpoint
CREATE TABLE "events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"number" bigint NOT NULL,
	"type" text COLLATE "C" NOT NULL,
	"reference" text COLLATE "C",
	"data" json,
	"created_at" timestamp(3) with time zone NOT NULL
);--> statement-breakpoint
CREATE UNIQUE INDEX "events_of_account" ON "events" USING btree ("account_id","number");--> statement-breakpoint
CREATE TABLE "incident_cards" (
	"incident_id" bigint NOT NULL,
	"telegram_id" bigint NOT NULL,
	"message_id" bigint NOT NULL,
	CONSTRAINT "incident_cards_incident_id_telegram_id_pk" PRIMARY KEY("incident_id","telegram_id")
);--> statement-breakpoint
CREATE TABLE "incidents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "incidents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"supplier" text COLLATE "C" NOT NULL,
	"reason" text COLLATE "C" NOT NULL,
	"opened_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone,
	"told" json,
	"holders_told_at" timestamp(3) with time zone,
	"ended_quietly" boolean DEFAULT false NOT NULL
);--> statement-breakpoint
CREATE INDEX "incidents_by_supplier" ON "incidents" USING btree ("supplier","id");--> statement-breakpoint
CREATE UNIQUE INDEX "incidents_open" ON "incidents" USING btree ("supplier") WHERE "incidents"."ended_at" is null;--> statement-breakpoint
CREATE TABLE "invoices" (
	"payment_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"deposit_id" bigint NOT NULL,
	"method" text COLLATE "C" NOT NULL,
	"url" text COLLATE "C" NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"settled_at" timestamp(3) with time zone,
	CONSTRAINT "invoices_depositId_unique" UNIQUE("deposit_id")
);--> statement-breakpoint
CREATE INDEX "invoices_unsettled" ON "invoices" USING btree ("method","created_at") WHERE "invoices"."settled_at" is null;--> statement-breakpoint
CREATE TABLE "key_addresses" (
	"key_id" bigint NOT NULL,
	"address" text COLLATE "C" NOT NULL,
	"account_id" bigint NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"asked_key_id" bigint,
	CONSTRAINT "key_addresses_key_id_address_pk" PRIMARY KEY("key_id","address")
);--> statement-breakpoint
CREATE INDEX "key_addresses_by_account" ON "key_addresses" USING btree ("account_id","at");--> statement-breakpoint
CREATE TABLE "key_spends" (
	"day" text COLLATE "C" NOT NULL,
	"key_id" bigint NOT NULL,
	"spent_micros" bigint NOT NULL,
	CONSTRAINT "key_spends_day_key_id_pk" PRIMARY KEY("day","key_id")
);--> statement-breakpoint
CREATE TABLE "margins" (
	"slug" text COLLATE "C" NOT NULL,
	"tier_id" bigint NOT NULL,
	"margin_bp" bigint NOT NULL,
	CONSTRAINT "margins_slug_tier_id_pk" PRIMARY KEY("slug","tier_id")
);--> statement-breakpoint
CREATE TABLE "order_cards" (
	"trxid" text COLLATE "C" PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"message_id" bigint NOT NULL,
	"codes_sent" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);--> statement-breakpoint
CREATE INDEX "order_cards_by_age" ON "order_cards" USING btree ("created_at");--> statement-breakpoint
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
CREATE INDEX "order_drafts_by_account" ON "order_drafts" USING btree ("account_id","seq");--> statement-breakpoint
CREATE INDEX "order_drafts_by_age" ON "order_drafts" USING btree ("created_at");--> statement-breakpoint
CREATE TABLE "order_links" (
	"order_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"token" text COLLATE "C" NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "order_links_token_unique" UNIQUE("token")
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
CREATE UNIQUE INDEX "saved_players_once" ON "saved_players" USING btree ("account_id","slug","fingerprint");--> statement-breakpoint
CREATE TABLE "supplier_days" (
	"day" text COLLATE "C" NOT NULL,
	"supplier" text COLLATE "C" NOT NULL,
	"bought_micros" bigint NOT NULL,
	"reached" boolean DEFAULT false NOT NULL,
	CONSTRAINT "supplier_days_day_supplier_pk" PRIMARY KEY("day","supplier")
);--> statement-breakpoint
CREATE TABLE "supplier_items" (
	"supplier" text COLLATE "C" NOT NULL,
	"item" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C",
	"cost_micros" bigint NOT NULL,
	"available" boolean,
	"first_seen_at" timestamp(3) with time zone NOT NULL,
	"gone_at" timestamp(3) with time zone,
	CONSTRAINT "supplier_items_supplier_item_pk" PRIMARY KEY("supplier","item")
);--> statement-breakpoint
CREATE TABLE "team" (
	"telegram_id" bigint PRIMARY KEY NOT NULL,
	"role" text COLLATE "C" NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "test_usage" (
	"account_id" bigint NOT NULL,
	"day" text COLLATE "C" NOT NULL,
	"calls" bigint NOT NULL,
	"refills" bigint NOT NULL,
	CONSTRAINT "test_usage_account_id_day_pk" PRIMARY KEY("account_id","day")
);--> statement-breakpoint
CREATE TABLE "tiers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tiers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text COLLATE "C" NOT NULL,
	"discount_bp" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "tiers_name_unique" UNIQUE("name")
);--> statement-breakpoint
CREATE TABLE "unmatched_payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "unmatched_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"method" text COLLATE "C" NOT NULL,
	"payment_id" text COLLATE "C" NOT NULL,
	"payload" text COLLATE "C" NOT NULL,
	"price" bigint,
	"amount_micros" bigint,
	"payer_telegram_id" bigint,
	"status" text COLLATE "C" NOT NULL,
	"deposit_id" bigint,
	"decided_by" text COLLATE "C",
	"reason" text COLLATE "C",
	"created_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone,
	"paid_in" text COLLATE "C",
	CONSTRAINT "unmatched_payments_paymentId_unique" UNIQUE("payment_id")
);--> statement-breakpoint
CREATE INDEX "unmatched_payments_waiting" ON "unmatched_payments" USING btree ("id") WHERE "unmatched_payments"."status" in ('open', 'returning');--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"endpoint_id" text COLLATE "C" NOT NULL,
	"event_number" bigint,
	"test_id" text COLLATE "C",
	"type" text COLLATE "C" NOT NULL,
	"status" text COLLATE "C" NOT NULL,
	"attempts" bigint NOT NULL,
	"due_at" timestamp(3) with time zone,
	"attempted_at" timestamp(3) with time zone,
	"http_status" bigint,
	"problem" text COLLATE "C",
	"ms" bigint,
	"created_at" timestamp(3) with time zone NOT NULL
);--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("endpoint_id","due_at","id") WHERE "webhook_deliveries"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_by_endpoint" ON "webhook_deliveries" USING btree ("endpoint_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_once" ON "webhook_deliveries" USING btree ("endpoint_id","event_number");--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"url" text COLLATE "C" NOT NULL,
	"types" json,
	"secrets" json NOT NULL,
	"cursor" bigint NOT NULL,
	"failing_since" timestamp(3) with time zone,
	"off_at" timestamp(3) with time zone,
	"off_reason" text COLLATE "C",
	"created_at" timestamp(3) with time zone NOT NULL
);--> statement-breakpoint
CREATE INDEX "webhook_endpoints_by_account" ON "webhook_endpoints" USING btree ("account_id","created_at");--> statement-breakpoint
ALTER TABLE "account_moves" ADD CONSTRAINT "account_moves_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_notes" ADD CONSTRAINT "account_notes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_lines" ADD CONSTRAINT "bulk_lines_bulk_id_bulk_orders_id_fk" FOREIGN KEY ("bulk_id") REFERENCES "public"."bulk_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_orders" ADD CONSTRAINT "bulk_orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_codes" ADD CONSTRAINT "claim_codes_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_codes" ADD CONSTRAINT "claim_codes_old_code_id_stock_codes_id_fk" FOREIGN KEY ("old_code_id") REFERENCES "public"."stock_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_codes" ADD CONSTRAINT "claim_codes_new_code_id_stock_codes_id_fk" FOREIGN KEY ("new_code_id") REFERENCES "public"."stock_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_accounts" ADD CONSTRAINT "daily_accounts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_cards" ADD CONSTRAINT "incident_cards_incident_id_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."incidents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_addresses" ADD CONSTRAINT "key_addresses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_cards" ADD CONSTRAINT "order_cards_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_drafts" ADD CONSTRAINT "order_drafts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_links" ADD CONSTRAINT "order_links_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_players" ADD CONSTRAINT "saved_players_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_usage" ADD CONSTRAINT "test_usage_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unmatched_payments" ADD CONSTRAINT "unmatched_payments_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fulfilments" RENAME TO "supplier_jobs";--> statement-breakpoint
ALTER TABLE "supplier_jobs" RENAME CONSTRAINT "fulfilments_pkey" TO "supplier_jobs_pkey";--> statement-breakpoint
ALTER INDEX "fulfilments_due" RENAME TO "supplier_jobs_due";--> statement-breakpoint
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
ALTER TABLE "supplier_jobs" ALTER COLUMN "supplier" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_jobs" ADD COLUMN "delay_told" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What an order or lookup was sent with, and whether its first call has been answered, are told by its own
-- row. Those of before are not taken over: the processes that set them have ended.
ALTER TABLE "orders" ADD COLUMN "trxid" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "in_flight_until" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "in_flight_by" text COLLATE "C";--> statement-breakpoint
-- One without a key only replayed what another had placed.
UPDATE "orders" SET "trxid" = (
	SELECT s."trxid" FROM "submissions" s WHERE s."reference" = "orders"."id"
	ORDER BY s."idempotency_key" IS NULL, s."created_at" LIMIT 1
);--> statement-breakpoint
-- Serial numbers rise with the time.
DROP INDEX "orders_by_age";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "key_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "spend_key_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cost_micros" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "routed" json;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "day_part" json;--> statement-breakpoint
ALTER TABLE "lookups" RENAME COLUMN "freed_trxid" TO "trxid";--> statement-breakpoint
ALTER TABLE "lookups" ADD COLUMN "in_flight_until" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "lookups" ADD COLUMN "in_flight_by" text COLLATE "C";--> statement-breakpoint
UPDATE "lookups" SET "trxid" = (
	SELECT s."trxid" FROM "submissions" s WHERE s."reference" = "lookups"."id"
	ORDER BY s."created_at" LIMIT 1
) WHERE "trxid" IS NULL;--> statement-breakpoint
ALTER TABLE "lookups" ADD COLUMN "key_id" bigint;--> statement-breakpoint
ALTER TABLE "lookups" ADD COLUMN "spend_key_id" bigint;--> statement-breakpoint
CREATE INDEX "lookups_free" ON "lookups" USING btree ("account_id","seq") WHERE "lookups"."fee_micros" = 0;--> statement-breakpoint
DROP INDEX "submissions_by_reference";--> statement-breakpoint
ALTER TABLE "submissions" DROP COLUMN "in_flight_until";--> statement-breakpoint
ALTER TABLE "submissions" DROP COLUMN "in_flight_by";--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "option_sent" text COLLATE "C";--> statement-breakpoint
DROP INDEX "supplier_calls_by_supplier";--> statement-breakpoint
DROP INDEX "supplier_calls_by_age";--> statement-breakpoint
DROP INDEX "notices_due";--> statement-breakpoint
-- Its kind of notice is no more: the incident's own message says it.
DELETE FROM "notices" WHERE "kind" = 'supplier_failing';--> statement-breakpoint
DROP INDEX "stock_batches_open";--> statement-breakpoint
ALTER TABLE "stock_batches" ADD COLUMN "cost_micros" bigint;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "test_of" bigint;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_test_of_accounts_id_fk" FOREIGN KEY ("test_of") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_by_test_of" ON "accounts" USING btree ("test_of") WHERE "accounts"."test_of" is not null;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "address_guard" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "chosen_language" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "shop_allowed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "order_notice_mode" text COLLATE "C" DEFAULT 'each' NOT NULL;--> statement-breakpoint
UPDATE "accounts" SET "order_notice_mode" = 'none' WHERE "order_notices" = false;--> statement-breakpoint
ALTER TABLE "accounts" DROP COLUMN "order_notices";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "tier_id" bigint;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_tier_id_tiers_id_fk" FOREIGN KEY ("tier_id") REFERENCES "public"."tiers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "news_off" boolean DEFAULT false NOT NULL;--> statement-breakpoint
DROP INDEX "api_keys_one_present";--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "root_id" bigint;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "name" text COLLATE "C" DEFAULT 'default' NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "prefix" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "scopes" json DEFAULT '["read","order","lookup"]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "daily_cap_micros" bigint;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "order_cap_micros" bigint;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "retired_at" timestamp(3) with time zone;--> statement-breakpoint
-- What an account has had so far is one chain of rotations: at most its newest key is not retired.
UPDATE "api_keys" SET "root_id" = nullif(
	(SELECT min("first"."id") FROM "api_keys" AS "first" WHERE "first"."account_id" = "api_keys"."account_id"),
	"id"
);--> statement-breakpoint
UPDATE "api_keys" SET "retired_at" = "created_at" WHERE "expires_at" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_one_of_a_name" ON "api_keys" USING btree ("account_id","name") WHERE "api_keys"."retired_at" is null;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "expiry_notice" text COLLATE "C";--> statement-breakpoint
CREATE INDEX "api_keys_by_expiry" ON "api_keys" USING btree ("expires_at") WHERE "api_keys"."retired_at" is null and "api_keys"."expires_at" is not null;--> statement-breakpoint
INSERT INTO "key_addresses" ("key_id", "address", "account_id", "state", "at")
SELECT coalesce("root_id", "id"), "last_used_address", "account_id", 'known', max("last_used_at")
FROM "api_keys" WHERE "last_used_at" IS NOT NULL AND "last_used_address" LIKE '%.%.%.%'
GROUP BY coalesce("root_id", "id"), "last_used_address", "account_id";--> statement-breakpoint
DROP INDEX "entries_paid_in";--> statement-breakpoint
CREATE INDEX "entries_paid_in" ON "entries" USING btree ("account_id","id","amount_micros") WHERE "entries"."house" in ('deposits', 'adjustments');--> statement-breakpoint
-- Old entries of test accounts are summed up in one and removed. Those of live accounts stay.
CREATE OR REPLACE FUNCTION "entries_are_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF EXISTS (SELECT FROM "accounts" WHERE "id" = OLD."account_id" AND "test_of" IS NOT NULL) THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'ledger entries are append-only';
END $$;--> statement-breakpoint
ALTER TABLE "lines" ADD COLUMN "product_names" json;--> statement-breakpoint
ALTER TABLE "lines" ADD COLUMN "game_names" json;--> statement-breakpoint
ALTER TABLE "lines" ADD COLUMN "round_to_micros" bigint DEFAULT 10000 NOT NULL;--> statement-breakpoint
ALTER TABLE "lines" ADD COLUMN "routing" json;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "names" json;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "costs" json;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "pricing" text COLLATE "C" DEFAULT 'fixed' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "tier_prices" json;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "priced_cost_micros" bigint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "below_cost" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "held_for" text COLLATE "C";--> statement-breakpoint
CREATE INDEX "products_held" ON "products" USING btree ("slug") WHERE "products"."held_for" is not null;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "unavailable" json;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "routing" json;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "invoice_message_id" bigint;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "paid_in" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "transfer_id" bigint;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "transfer_name" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "currency" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "rate_micros" bigint;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "fee_bp" bigint;--> statement-breakpoint
UPDATE deposits SET transfer_id = 1, transfer_name = 'Bank transfer' WHERE method = 'manual' AND status IN ('open', 'submitted');--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "payer_telegram_id" bigint;--> statement-breakpoint
ALTER TABLE "stock_codes" ADD COLUMN "cost_micros" bigint;--> statement-breakpoint
-- What has been sold so far, by day. Costs were not recorded.
INSERT INTO daily_sales (day, pid, supplier, part, slug, completed, cancelled, claims, amount_micros, cost_micros, without_cost, without_cost_micros)
SELECT to_char(ended_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'), pid, supplier, 0, slug, count(*) FILTER (WHERE status = 'completed'), count(*) FILTER (WHERE status = 'cancelled'), 0,
	coalesce(sum(amount_micros) FILTER (WHERE status = 'completed'), 0), 0, count(*) FILTER (WHERE status = 'completed'), coalesce(sum(amount_micros) FILTER (WHERE status = 'completed'), 0)
FROM orders WHERE status <> 'processing' AND ended_at IS NOT NULL
GROUP BY 1, pid, supplier, slug;--> statement-breakpoint
INSERT INTO daily_times (day, slug, supplier, took_ms, part, count)
SELECT day, slug, supplier, took, 0, count(*)
FROM (SELECT to_char(ended_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, slug, supplier, CASE WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 0 THEN 0 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 250 THEN 250 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 500 THEN 500 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 1000 THEN 1000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 1500 THEN 1500 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 2000 THEN 2000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 3000 THEN 3000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 4000 THEN 4000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 5000 THEN 5000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 7500 THEN 7500 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 10000 THEN 10000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 15000 THEN 15000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 20000 THEN 20000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 30000 THEN 30000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 45000 THEN 45000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 60000 THEN 60000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 90000 THEN 90000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 120000 THEN 120000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 180000 THEN 180000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 240000 THEN 240000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 300000 THEN 300000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 450000 THEN 450000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 600000 THEN 600000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 900000 THEN 900000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 1200000 THEN 1200000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 1800000 THEN 1800000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 2700000 THEN 2700000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 3600000 THEN 3600000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 5400000 THEN 5400000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 7200000 THEN 7200000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 10800000 THEN 10800000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 14400000 THEN 14400000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 21600000 THEN 21600000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 28800000 THEN 28800000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 43200000 THEN 43200000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 64800000 THEN 64800000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 86400000 THEN 86400000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 172800000 THEN 172800000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 259200000 THEN 259200000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 604800000 THEN 604800000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 2592000000 THEN 2592000000 ELSE 31536000000 END AS took FROM orders WHERE status = 'completed' AND ended_at IS NOT NULL) AS ended
GROUP BY day, slug, supplier, took;--> statement-breakpoint
INSERT INTO daily_accounts (day, account_id, completed, amount_micros, cost_micros, without_cost, without_cost_micros)
SELECT to_char(ended_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'), account_id, count(*), sum(amount_micros), 0, count(*), sum(amount_micros)
FROM orders WHERE status = 'completed' AND ended_at IS NOT NULL
GROUP BY 1, account_id;--> statement-breakpoint
INSERT INTO settings (name, value)
SELECT 'transfers', json_build_object('lastId', 1, 'methods', json_build_array(json_build_object('id', 1, 'name', 'Bank transfer', 'on', (value->>'on')::boolean, 'instructions', value->>'instructions', 'currency', 'USD', 'rateMicros', 1000000, 'ratedMs', NULL, 'minMicros', NULL, 'maxMicros', NULL, 'feeBp', 0)))
FROM settings WHERE name = 'manualTransfer';--> statement-breakpoint
DELETE FROM settings WHERE name = 'manualTransfer';--> statement-breakpoint
ALTER TABLE "supplier_states" ADD COLUMN "balance_told" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_states" ADD COLUMN "list_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "supplier_states" ADD COLUMN "list_tried_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "supplier_states" ADD COLUMN "list_problem" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "supplier_states" ADD COLUMN "list_fails_since" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "supplier_states" ADD COLUMN "list_told" json;
