CREATE TABLE "daily_accounts" (
	"day" text COLLATE "C" NOT NULL,
	"account_id" bigint NOT NULL,
	"completed" bigint NOT NULL,
	"amount_micros" bigint NOT NULL,
	"cost_micros" bigint NOT NULL,
	"without_cost" bigint NOT NULL,
	"without_cost_micros" bigint NOT NULL,
	CONSTRAINT "daily_accounts_day_account_id_pk" PRIMARY KEY("day","account_id")
);
--> statement-breakpoint
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
);
--> statement-breakpoint
CREATE TABLE "daily_times" (
	"day" text COLLATE "C" NOT NULL,
	"slug" text COLLATE "C" NOT NULL,
	"supplier" text COLLATE "C" NOT NULL,
	"took_ms" bigint NOT NULL,
	"part" bigint NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "daily_times_day_slug_supplier_took_ms_part_pk" PRIMARY KEY("day","slug","supplier","took_ms","part")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "costs" json;--> statement-breakpoint
ALTER TABLE "stock_batches" ADD COLUMN "cost_micros" bigint;--> statement-breakpoint
ALTER TABLE "stock_codes" ADD COLUMN "cost_micros" bigint;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "cost_micros" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cost_micros" bigint;--> statement-breakpoint
ALTER TABLE "daily_accounts" ADD CONSTRAINT "daily_accounts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO daily_sales (day, pid, supplier, part, slug, completed, cancelled, claims, amount_micros, cost_micros, without_cost, without_cost_micros)
SELECT day, pid, supplier, 0, slug, sum(completed), sum(cancelled), sum(claimed), sum(micros), 0, sum(completed), sum(micros)
FROM (SELECT to_char(ended_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, pid, supplier, slug, CASE WHEN status = 'completed' THEN 1 ELSE 0 END AS completed, CASE WHEN status = 'cancelled' THEN 1 ELSE 0 END AS cancelled, 0 AS claimed, CASE WHEN status = 'completed' THEN amount_micros ELSE 0 END AS micros FROM orders WHERE status <> 'processing' AND ended_at IS NOT NULL AND supplier <> 'test supplier'
UNION ALL SELECT to_char(claims.ended_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'), pid, supplier, slug, 0, 0, 1, -refunded_micros FROM claims INNER JOIN orders ON orders.id = claims.order_id WHERE claims.state IN ('refunded', 'replaced')) AS ended
GROUP BY day, pid, supplier, slug;--> statement-breakpoint
INSERT INTO daily_times (day, slug, supplier, took_ms, part, count)
SELECT day, slug, supplier, took, 0, count(*)
FROM (SELECT to_char(ended_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, slug, supplier, CASE WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 0 THEN 0 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 250 THEN 250 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 500 THEN 500 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 1000 THEN 1000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 1500 THEN 1500 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 2000 THEN 2000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 3000 THEN 3000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 4000 THEN 4000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 5000 THEN 5000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 7500 THEN 7500 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 10000 THEN 10000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 15000 THEN 15000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 20000 THEN 20000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 30000 THEN 30000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 45000 THEN 45000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 60000 THEN 60000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 90000 THEN 90000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 120000 THEN 120000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 180000 THEN 180000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 240000 THEN 240000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 300000 THEN 300000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 450000 THEN 450000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 600000 THEN 600000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 900000 THEN 900000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 1200000 THEN 1200000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 1800000 THEN 1800000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 2700000 THEN 2700000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 3600000 THEN 3600000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 5400000 THEN 5400000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 7200000 THEN 7200000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 10800000 THEN 10800000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 14400000 THEN 14400000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 21600000 THEN 21600000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 28800000 THEN 28800000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 43200000 THEN 43200000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 64800000 THEN 64800000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 86400000 THEN 86400000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 172800000 THEN 172800000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 259200000 THEN 259200000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 604800000 THEN 604800000 WHEN (extract(epoch FROM ended_at - created_at) * 1000) <= 2592000000 THEN 2592000000 ELSE 31536000000 END AS took FROM orders WHERE status = 'completed' AND ended_at IS NOT NULL AND supplier <> 'test supplier') AS ended
GROUP BY day, slug, supplier, took;--> statement-breakpoint
INSERT INTO daily_accounts (day, account_id, completed, amount_micros, cost_micros, without_cost, without_cost_micros)
SELECT day, account_id, sum(ends), sum(micros), 0, sum(ends), sum(micros)
FROM (SELECT to_char(ended_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, account_id, 1 AS ends, amount_micros AS micros FROM orders WHERE status = 'completed' AND ended_at IS NOT NULL AND supplier <> 'test supplier'
UNION ALL SELECT to_char(claims.ended_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'), claims.account_id, 0, -refunded_micros FROM claims WHERE state IN ('refunded', 'replaced')) AS moved
GROUP BY day, account_id;
