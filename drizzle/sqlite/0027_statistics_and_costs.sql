CREATE TABLE `daily_accounts` (
	`day` text NOT NULL,
	`account_id` integer NOT NULL,
	`completed` integer NOT NULL,
	`amount_micros` integer NOT NULL,
	`cost_micros` integer NOT NULL,
	`without_cost` integer NOT NULL,
	`without_cost_micros` integer NOT NULL,
	PRIMARY KEY(`day`, `account_id`),
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `daily_sales` (
	`day` text NOT NULL,
	`pid` text NOT NULL,
	`supplier` text NOT NULL,
	`part` integer NOT NULL,
	`slug` text NOT NULL,
	`completed` integer NOT NULL,
	`cancelled` integer NOT NULL,
	`claims` integer NOT NULL,
	`amount_micros` integer NOT NULL,
	`cost_micros` integer NOT NULL,
	`without_cost` integer NOT NULL,
	`without_cost_micros` integer NOT NULL,
	PRIMARY KEY(`day`, `pid`, `supplier`, `part`)
);
--> statement-breakpoint
CREATE TABLE `daily_times` (
	`day` text NOT NULL,
	`slug` text NOT NULL,
	`supplier` text NOT NULL,
	`took_ms` integer NOT NULL,
	`part` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`day`, `slug`, `supplier`, `took_ms`, `part`)
);
--> statement-breakpoint
ALTER TABLE `products` ADD `costs` text;--> statement-breakpoint
ALTER TABLE `stock_batches` ADD `cost_micros` integer;--> statement-breakpoint
ALTER TABLE `stock_codes` ADD `cost_micros` integer;--> statement-breakpoint
ALTER TABLE `claims` ADD `cost_micros` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `cost_micros` integer;--> statement-breakpoint
INSERT INTO daily_sales (day, pid, supplier, part, slug, completed, cancelled, claims, amount_micros, cost_micros, without_cost, without_cost_micros)
SELECT day, pid, supplier, 0, slug, sum(completed), sum(cancelled), sum(claimed), sum(micros), 0, sum(completed), sum(micros)
FROM (SELECT strftime('%Y-%m-%d', ended_at / 1000, 'unixepoch') AS day, pid, supplier, slug, CASE WHEN status = 'completed' THEN 1 ELSE 0 END AS completed, CASE WHEN status = 'cancelled' THEN 1 ELSE 0 END AS cancelled, 0 AS claimed, CASE WHEN status = 'completed' THEN amount_micros ELSE 0 END AS micros FROM orders WHERE status <> 'processing' AND ended_at IS NOT NULL AND supplier <> 'test supplier'
UNION ALL SELECT strftime('%Y-%m-%d', claims.ended_at / 1000, 'unixepoch'), pid, supplier, slug, 0, 0, 1, -refunded_micros FROM claims INNER JOIN orders ON orders.id = claims.order_id WHERE claims.state IN ('refunded', 'replaced')) AS ended
GROUP BY day, pid, supplier, slug;--> statement-breakpoint
INSERT INTO daily_times (day, slug, supplier, took_ms, part, count)
SELECT day, slug, supplier, took, 0, count(*)
FROM (SELECT strftime('%Y-%m-%d', ended_at / 1000, 'unixepoch') AS day, slug, supplier, CASE WHEN ended_at - created_at <= 0 THEN 0 WHEN ended_at - created_at <= 250 THEN 250 WHEN ended_at - created_at <= 500 THEN 500 WHEN ended_at - created_at <= 1000 THEN 1000 WHEN ended_at - created_at <= 1500 THEN 1500 WHEN ended_at - created_at <= 2000 THEN 2000 WHEN ended_at - created_at <= 3000 THEN 3000 WHEN ended_at - created_at <= 4000 THEN 4000 WHEN ended_at - created_at <= 5000 THEN 5000 WHEN ended_at - created_at <= 7500 THEN 7500 WHEN ended_at - created_at <= 10000 THEN 10000 WHEN ended_at - created_at <= 15000 THEN 15000 WHEN ended_at - created_at <= 20000 THEN 20000 WHEN ended_at - created_at <= 30000 THEN 30000 WHEN ended_at - created_at <= 45000 THEN 45000 WHEN ended_at - created_at <= 60000 THEN 60000 WHEN ended_at - created_at <= 90000 THEN 90000 WHEN ended_at - created_at <= 120000 THEN 120000 WHEN ended_at - created_at <= 180000 THEN 180000 WHEN ended_at - created_at <= 240000 THEN 240000 WHEN ended_at - created_at <= 300000 THEN 300000 WHEN ended_at - created_at <= 450000 THEN 450000 WHEN ended_at - created_at <= 600000 THEN 600000 WHEN ended_at - created_at <= 900000 THEN 900000 WHEN ended_at - created_at <= 1200000 THEN 1200000 WHEN ended_at - created_at <= 1800000 THEN 1800000 WHEN ended_at - created_at <= 2700000 THEN 2700000 WHEN ended_at - created_at <= 3600000 THEN 3600000 WHEN ended_at - created_at <= 5400000 THEN 5400000 WHEN ended_at - created_at <= 7200000 THEN 7200000 WHEN ended_at - created_at <= 10800000 THEN 10800000 WHEN ended_at - created_at <= 14400000 THEN 14400000 WHEN ended_at - created_at <= 21600000 THEN 21600000 WHEN ended_at - created_at <= 28800000 THEN 28800000 WHEN ended_at - created_at <= 43200000 THEN 43200000 WHEN ended_at - created_at <= 64800000 THEN 64800000 WHEN ended_at - created_at <= 86400000 THEN 86400000 WHEN ended_at - created_at <= 172800000 THEN 172800000 WHEN ended_at - created_at <= 259200000 THEN 259200000 WHEN ended_at - created_at <= 604800000 THEN 604800000 WHEN ended_at - created_at <= 2592000000 THEN 2592000000 ELSE 31536000000 END AS took FROM orders WHERE status = 'completed' AND ended_at IS NOT NULL AND supplier <> 'test supplier') AS ended
GROUP BY day, slug, supplier, took;--> statement-breakpoint
INSERT INTO daily_accounts (day, account_id, completed, amount_micros, cost_micros, without_cost, without_cost_micros)
SELECT day, account_id, sum(ends), sum(micros), 0, sum(ends), sum(micros)
FROM (SELECT strftime('%Y-%m-%d', ended_at / 1000, 'unixepoch') AS day, account_id, 1 AS ends, amount_micros AS micros FROM orders WHERE status = 'completed' AND ended_at IS NOT NULL AND supplier <> 'test supplier'
UNION ALL SELECT strftime('%Y-%m-%d', claims.ended_at / 1000, 'unixepoch'), claims.account_id, 0, -refunded_micros FROM claims WHERE state IN ('refunded', 'replaced')) AS moved
GROUP BY day, account_id;
