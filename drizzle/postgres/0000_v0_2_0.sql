CREATE TABLE "accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"telegram_id" bigint NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"username" text COLLATE "C",
	"language" text COLLATE "C",
	"banned_at" timestamp(3) with time zone,
	"ban_reason" text COLLATE "C",
	"restricted_until" timestamp(3) with time zone,
	"restriction_reason" text COLLATE "C",
	"api_enabled" boolean NOT NULL,
	"api_disabled_by_admin" boolean NOT NULL,
	"order_notices" boolean DEFAULT true NOT NULL,
	"bot_blocked_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "accounts_telegramId_unique" UNIQUE("telegram_id"),
	CONSTRAINT "accounts_username_unique" UNIQUE("username")
);--> statement-breakpoint
CREATE TABLE "allowlist_entries" (
	"account_id" bigint NOT NULL,
	"cidr" text COLLATE "C" NOT NULL,
	"first_address" bigint NOT NULL,
	"last_address" bigint NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "allowlist_entries_account_id_cidr_pk" PRIMARY KEY("account_id","cidr")
);--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"hash" text COLLATE "C" NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone,
	"last_used_at" timestamp(3) with time zone,
	"last_used_address" text COLLATE "C",
	CONSTRAINT "api_keys_hash_unique" UNIQUE("hash")
);--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp(3) with time zone NOT NULL,
	"actor" text COLLATE "C" NOT NULL,
	"action" text COLLATE "C" NOT NULL,
	"account_id" bigint,
	"detail" json
);--> statement-breakpoint
CREATE TABLE "changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"topic" text COLLATE "C" NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "circuit_breakers" (
	"supplier" text COLLATE "C" NOT NULL,
	"what" text COLLATE "C" NOT NULL,
	"failed_at" timestamp(3) with time zone,
	"failure" text COLLATE "C",
	"open_until" timestamp(3) with time zone,
	"account_id" bigint,
	CONSTRAINT "circuit_breakers_supplier_what_pk" PRIMARY KEY("supplier","what")
);--> statement-breakpoint
CREATE TABLE "conversations" (
	"key" text COLLATE "C" PRIMARY KEY NOT NULL,
	"state" json NOT NULL
);--> statement-breakpoint
CREATE TABLE "deposit_receipts" (
	"deposit_id" bigint NOT NULL,
	"unique_id" text COLLATE "C" NOT NULL,
	"file_id" text COLLATE "C",
	"kind" text COLLATE "C",
	"number" bigint DEFAULT 0 NOT NULL,
	"album_id" text COLLATE "C",
	CONSTRAINT "deposit_receipts_deposit_id_unique_id_pk" PRIMARY KEY("deposit_id","unique_id")
);--> statement-breakpoint
CREATE TABLE "deposits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deposits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text COLLATE "C" NOT NULL,
	"account_id" bigint NOT NULL,
	"method" text COLLATE "C" NOT NULL,
	"amount_micros" bigint NOT NULL,
	"price" bigint,
	"status" text COLLATE "C" NOT NULL,
	"payment_id" text COLLATE "C",
	"receipts" bigint DEFAULT 0 NOT NULL,
	"reason" text COLLATE "C",
	"decided_by" text COLLATE "C",
	"refunds" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone,
	"credited_micros" bigint,
	CONSTRAINT "deposits_reference_unique" UNIQUE("reference"),
	CONSTRAINT "deposits_paymentId_unique" UNIQUE("payment_id"),
	CONSTRAINT "deposit_amount_positive" CHECK ("deposits"."amount_micros" > 0)
);--> statement-breakpoint
CREATE TABLE "entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"house" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"amount_micros" bigint NOT NULL,
	"balance_after_micros" bigint NOT NULL,
	"reference" text COLLATE "C",
	"note" text COLLATE "C",
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "entry_moves_money" CHECK ("entries"."amount_micros" <> 0),
	CONSTRAINT "entry_balance_not_negative" CHECK ("entries"."balance_after_micros" >= 0)
);--> statement-breakpoint
CREATE TABLE "free_lookups" (
	"account_id" bigint NOT NULL,
	"day" text COLLATE "C" NOT NULL,
	"used" bigint NOT NULL,
	CONSTRAINT "free_lookups_account_id_day_pk" PRIMARY KEY("account_id","day")
);--> statement-breakpoint
CREATE TABLE "fulfilments" (
	"reference" text COLLATE "C" PRIMARY KEY NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"sent" boolean NOT NULL,
	"attempts" bigint NOT NULL,
	"attempts_not_counted" bigint DEFAULT 0 NOT NULL,
	"alerted" boolean DEFAULT false NOT NULL,
	"watch_until" timestamp(3) with time zone,
	"due_at" timestamp(3) with time zone NOT NULL,
	"claimed_by" text COLLATE "C"
);--> statement-breakpoint
CREATE TABLE "inbox" (
	"update_id" bigint PRIMARY KEY NOT NULL,
	"lane" text COLLATE "C" NOT NULL,
	"update" json NOT NULL,
	"status" text COLLATE "C" NOT NULL,
	"attempts" bigint NOT NULL,
	"acted_at" timestamp(3) with time zone,
	"received_at" timestamp(3) with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "instances" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"started_at" timestamp(3) with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "lines" (
	"slug" text COLLATE "C" PRIMARY KEY NOT NULL,
	"position" bigint NOT NULL,
	"product_name" text COLLATE "C" NOT NULL,
	"game_name" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"stock_based" boolean NOT NULL,
	"fields" json NOT NULL,
	"server_options" json,
	"region_options" json,
	"suppliers" json DEFAULT '[]'::json NOT NULL,
	"order_code" text COLLATE "C" NOT NULL,
	"status" text COLLATE "C" NOT NULL
);--> statement-breakpoint
CREATE TABLE "lookups" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lookups_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" text COLLATE "C" NOT NULL,
	"account_id" bigint NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"input" json NOT NULL,
	"fee_micros" bigint NOT NULL,
	"fee_returned" boolean NOT NULL,
	"free_quota" json,
	"status" text COLLATE "C" NOT NULL,
	"data" json,
	"error" text COLLATE "C",
	"created_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone,
	"freed_trxid" text COLLATE "C",
	CONSTRAINT "lookups_id_unique" UNIQUE("id")
);--> statement-breakpoint
CREATE TABLE "manual_tasks" (
	"reference" text COLLATE "C" PRIMARY KEY NOT NULL,
	"supplier" text COLLATE "C" NOT NULL,
	"opened_at" timestamp(3) with time zone NOT NULL,
	"reminded_at" timestamp(3) with time zone NOT NULL,
	"taken_by" bigint,
	"taken_at" timestamp(3) with time zone
);--> statement-breakpoint
CREATE TABLE "notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"telegram_id" bigint,
	"kind" text COLLATE "C" NOT NULL,
	"data" json NOT NULL,
	"attempts" bigint NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "orders" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" text COLLATE "C" NOT NULL,
	"account_id" bigint NOT NULL,
	"pid" text COLLATE "C" NOT NULL,
	"slug" text COLLATE "C" NOT NULL,
	"pack_name" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"quantity" bigint NOT NULL,
	"amount_micros" bigint NOT NULL,
	"player" json NOT NULL,
	"status" text COLLATE "C" NOT NULL,
	"error" text COLLATE "C",
	"refunded" boolean NOT NULL,
	"supplier" text COLLATE "C" NOT NULL,
	"supplier_ref" text COLLATE "C",
	"supplier_order_id" text COLLATE "C",
	"fallbacks" json DEFAULT '[]'::json NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone,
	CONSTRAINT "orders_id_unique" UNIQUE("id")
);--> statement-breakpoint
CREATE TABLE "products" (
	"pid" text COLLATE "C" PRIMARY KEY NOT NULL,
	"slug" text COLLATE "C" NOT NULL,
	"position" bigint NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"price_micros" bigint,
	"supplier_ref" json,
	"suppliers" json,
	"status" text COLLATE "C" NOT NULL
);--> statement-breakpoint
CREATE TABLE "rate_windows" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"calls_at_ms" json NOT NULL,
	"saved_at" timestamp(3) with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text COLLATE "C" PRIMARY KEY NOT NULL,
	"value" json NOT NULL
);--> statement-breakpoint
CREATE TABLE "staged_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staged_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"batch_id" bigint NOT NULL,
	"part" bigint NOT NULL,
	"codes" json NOT NULL
);--> statement-breakpoint
CREATE TABLE "stock_batches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"pid" text COLLATE "C" NOT NULL,
	"actor" text COLLATE "C" NOT NULL,
	"codes" bigint NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"status" text COLLATE "C" NOT NULL
);--> statement-breakpoint
CREATE TABLE "stock_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"pid" text COLLATE "C" NOT NULL,
	"code" text COLLATE "C" NOT NULL,
	"added_at" timestamp(3) with time zone NOT NULL,
	"order_id" text COLLATE "C",
	"taken_at" timestamp(3) with time zone,
	"quarantined_at" timestamp(3) with time zone,
	"discarded_at" timestamp(3) with time zone,
	"sealed" text COLLATE "C",
	"batch_id" bigint,
	CONSTRAINT "stock_codes_code_unique" UNIQUE("code")
);--> statement-breakpoint
CREATE TABLE "submissions" (
	"trxid" text COLLATE "C" PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"endpoint" text COLLATE "C" NOT NULL,
	"idempotency_key" text COLLATE "C",
	"reference" text COLLATE "C" NOT NULL,
	"in_flight_until" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"in_flight_by" text COLLATE "C"
);--> statement-breakpoint
CREATE TABLE "supplier_calls" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "supplier_calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text COLLATE "C" NOT NULL,
	"supplier" text COLLATE "C" NOT NULL,
	"what" text COLLATE "C" NOT NULL,
	"started_at" timestamp(3) with time zone NOT NULL,
	"outcome" text COLLATE "C",
	"reason" text COLLATE "C",
	"ms" bigint
);--> statement-breakpoint
CREATE TABLE "supplier_states" (
	"supplier" text COLLATE "C" PRIMARY KEY NOT NULL,
	"balance_micros" bigint,
	"balance_at" timestamp(3) with time zone,
	"balance_problem" text COLLATE "C"
);--> statement-breakpoint
CREATE TABLE "wallets" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"balance_micros" bigint NOT NULL,
	"low_below_micros" bigint,
	"debt_micros" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "wallet_balance_not_negative" CHECK ("wallets"."balance_micros" >= 0),
	CONSTRAINT "wallet_debt_not_negative" CHECK ("wallets"."debt_micros" >= 0),
	CONSTRAINT "wallet_pays_debt_first" CHECK ("wallets"."debt_micros" = 0 or "wallets"."balance_micros" = 0)
);--> statement-breakpoint
ALTER TABLE "allowlist_entries" ADD CONSTRAINT "allowlist_entries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_receipts" ADD CONSTRAINT "deposit_receipts_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_account_id_wallets_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."wallets"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_lookups" ADD CONSTRAINT "free_lookups_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lookups" ADD CONSTRAINT "lookups_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_slug_lines_slug_fk" FOREIGN KEY ("slug") REFERENCES "public"."lines"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staged_codes" ADD CONSTRAINT "staged_codes_batch_id_stock_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."stock_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_batches" ADD CONSTRAINT "stock_batches_pid_products_pid_fk" FOREIGN KEY ("pid") REFERENCES "public"."products"("pid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_codes" ADD CONSTRAINT "stock_codes_pid_products_pid_fk" FOREIGN KEY ("pid") REFERENCES "public"."products"("pid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_by_account" ON "api_keys" USING btree ("account_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_one_present" ON "api_keys" USING btree ("account_id") WHERE "api_keys"."expires_at" is null;--> statement-breakpoint
CREATE INDEX "audit_log_by_account" ON "audit_log" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "changes_by_age" ON "changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "deposit_receipts_by_file" ON "deposit_receipts" USING btree ("unique_id");--> statement-breakpoint
CREATE INDEX "deposits_by_account" ON "deposits" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "deposits_by_end" ON "deposits" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "deposits_unended" ON "deposits" USING btree ("status","id") WHERE "deposits"."status" in ('open', 'submitted', 'refunding');--> statement-breakpoint
CREATE INDEX "entries_by_account" ON "entries" USING btree ("account_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "entries_once_each" ON "entries" USING btree ("reference","kind");--> statement-breakpoint
CREATE INDEX "entries_paid_in" ON "entries" USING btree ("account_id","amount_micros") WHERE "entries"."house" in ('deposits', 'adjustments');--> statement-breakpoint
CREATE INDEX "fulfilments_due" ON "fulfilments" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "inbox_by_status" ON "inbox" USING btree ("status","update_id");--> statement-breakpoint
CREATE INDEX "inbox_by_age" ON "inbox" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "notices_in_order" ON "notices" USING btree ("telegram_id","kind","id");--> statement-breakpoint
CREATE INDEX "notices_due" ON "notices" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "orders_by_account" ON "orders" USING btree ("account_id","seq");--> statement-breakpoint
CREATE INDEX "orders_by_age" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_by_supplier_order" ON "orders" USING btree ("supplier_order_id") WHERE "orders"."supplier_order_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_not_completed" ON "orders" USING btree ("status","seq") WHERE "orders"."status" <> 'completed';--> statement-breakpoint
CREATE INDEX "products_by_line" ON "products" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "rate_windows_by_age" ON "rate_windows" USING btree ("saved_at");--> statement-breakpoint
CREATE UNIQUE INDEX "staged_codes_by_batch" ON "staged_codes" USING btree ("batch_id","part");--> statement-breakpoint
CREATE INDEX "stock_batches_open" ON "stock_batches" USING btree ("created_at") WHERE "stock_batches"."status" <> 'added';--> statement-breakpoint
CREATE INDEX "stock_codes_available" ON "stock_codes" USING btree ("pid","id") WHERE "stock_codes"."order_id" is null;--> statement-breakpoint
CREATE INDEX "stock_codes_by_order" ON "stock_codes" USING btree ("order_id") WHERE "stock_codes"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "stock_codes_by_batch" ON "stock_codes" USING btree ("batch_id","id") WHERE "stock_codes"."batch_id" is not null;--> statement-breakpoint
CREATE INDEX "stock_codes_in_quarantine" ON "stock_codes" USING btree ("quarantined_at") WHERE "stock_codes"."quarantined_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_by_idempotency_key" ON "submissions" USING btree ("account_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "submissions_by_reference" ON "submissions" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "supplier_calls_by_reference" ON "supplier_calls" USING btree ("reference","id");--> statement-breakpoint
CREATE INDEX "supplier_calls_by_supplier" ON "supplier_calls" USING btree ("supplier","started_at");--> statement-breakpoint
CREATE INDEX "supplier_calls_by_age" ON "supplier_calls" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "wallets_in_debt" ON "wallets" USING btree ("debt_micros") WHERE "wallets"."debt_micros" > 0;--> statement-breakpoint
-- The ledger is append-only: a mistake is fixed by another entry, never by changing one.
CREATE FUNCTION "entries_are_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION 'ledger entries are append-only'; END $$;--> statement-breakpoint
CREATE TRIGGER "entries_never_change" BEFORE UPDATE OR DELETE ON "entries"
FOR EACH ROW EXECUTE FUNCTION "entries_are_append_only"();--> statement-breakpoint
CREATE TRIGGER "entries_never_go" BEFORE TRUNCATE ON "entries"
FOR EACH STATEMENT EXECUTE FUNCTION "entries_are_append_only"();
