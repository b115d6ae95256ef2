CREATE TABLE `account_moves` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`from_telegram_id` integer NOT NULL,
	`to_telegram_id` integer,
	`named` text NOT NULL,
	`by` text NOT NULL,
	`state` text NOT NULL,
	`problem` text,
	`reason` text,
	`actor` text NOT NULL,
	`ended_by` text,
	`created_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`reminded_at` integer,
	`ended_at` integer,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE INDEX `account_moves_by_account` ON `account_moves` (`account_id`,`id`);--> statement-breakpoint
CREATE INDEX `account_moves_from` ON `account_moves` (`from_telegram_id`,`id`);--> statement-breakpoint
CREATE INDEX `account_moves_by_age` ON `account_moves` (`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `account_moves_open` ON `account_moves` (`account_id`) WHERE "account_moves"."state" = 'open';--> statement-breakpoint
CREATE TABLE `account_notes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`text` text NOT NULL,
	`actor` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE INDEX `account_notes_by_account` ON `account_notes` (`account_id`,`id`);--> statement-breakpoint
CREATE TABLE `approvals` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`decision` text,
	`amount_micros` integer NOT NULL,
	`asked_by` text NOT NULL,
	`asker_id` integer NOT NULL,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`ended_by` text,
	`ended_at` integer
);--> statement-breakpoint
CREATE INDEX `approvals_by_state` ON `approvals` (`state`,`expires_at`);--> statement-breakpoint
CREATE TABLE `broadcasts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`audience` text NOT NULL,
	`text` text NOT NULL,
	`state` text NOT NULL,
	`total` integer,
	`handed_over` integer DEFAULT 0 NOT NULL,
	`after_account_id` integer DEFAULT 0 NOT NULL,
	`actor` text NOT NULL,
	`created_at` integer NOT NULL,
	`ended_at` integer,
	`unreached` integer DEFAULT 0 NOT NULL,
	`card_chat` integer,
	`card_message` integer,
	`card_shown` text,
	`card_due_at` integer
);--> statement-breakpoint
CREATE UNIQUE INDEX `broadcasts_running` ON `broadcasts` (`state`) WHERE "broadcasts"."state" = 'running';--> statement-breakpoint
CREATE TABLE `bulk_lines` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`bulk_id` text NOT NULL,
	`row` integer NOT NULL,
	`pid` text NOT NULL,
	`quantity` integer NOT NULL,
	`player` text NOT NULL,
	`reference` text,
	`price_micros` integer NOT NULL,
	`sent` text,
	`status` text NOT NULL,
	`order_id` text,
	`problem` text,
	FOREIGN KEY (`bulk_id`) REFERENCES `bulk_orders`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE UNIQUE INDEX `bulk_lines_by_row` ON `bulk_lines` (`bulk_id`,`row`);--> statement-breakpoint
CREATE INDEX `bulk_lines_waiting` ON `bulk_lines` (`bulk_id`,`row`) WHERE "bulk_lines"."status" = 'waiting';--> statement-breakpoint
CREATE TABLE `bulk_orders` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`account_id` integer NOT NULL,
	`status` text NOT NULL,
	`hold` text,
	`digest` text NOT NULL,
	`due_at` integer NOT NULL,
	`message_id` integer,
	`show_due_at` integer,
	`shown` text,
	`created_at` integer NOT NULL,
	`confirmed_at` integer,
	`placed_at` integer,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE UNIQUE INDEX `bulk_orders_id_unique` ON `bulk_orders` (`id`);--> statement-breakpoint
CREATE INDEX `bulk_orders_by_account` ON `bulk_orders` (`account_id`,`seq`);--> statement-breakpoint
CREATE UNIQUE INDEX `bulk_orders_running` ON `bulk_orders` (`account_id`) WHERE "bulk_orders"."status" = 'running';--> statement-breakpoint
CREATE INDEX `bulk_orders_to_show` ON `bulk_orders` (`show_due_at`) WHERE "bulk_orders"."show_due_at" is not null;--> statement-breakpoint
CREATE INDEX `bulk_orders_by_age` ON `bulk_orders` (`created_at`);--> statement-breakpoint
CREATE TABLE `claim_codes` (
	`claim_id` integer NOT NULL,
	`old_code_id` integer NOT NULL,
	`new_code_id` integer NOT NULL,
	PRIMARY KEY(`claim_id`, `old_code_id`),
	FOREIGN KEY (`claim_id`) REFERENCES `claims`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`old_code_id`) REFERENCES `stock_codes`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`new_code_id`) REFERENCES `stock_codes`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE UNIQUE INDEX `claim_codes_oldCodeId_unique` ON `claim_codes` (`old_code_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `claim_codes_newCodeId_unique` ON `claim_codes` (`new_code_id`);--> statement-breakpoint
CREATE TABLE `claims` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`reference` text NOT NULL,
	`order_id` text NOT NULL,
	`account_id` integer NOT NULL,
	`reason` text NOT NULL,
	`description` text,
	`picture_id` text,
	`picture_kind` text,
	`state` text NOT NULL,
	`answer` text,
	`decided_by` text,
	`refunded_micros` integer DEFAULT 0 NOT NULL,
	`opened_at` integer NOT NULL,
	`reminded_at` integer NOT NULL,
	`ended_at` integer,
	`cost_micros` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "claim_refund_not_negative" CHECK("claims"."refunded_micros" >= 0),
	CONSTRAINT "claim_refund_pays" CHECK(("claims"."state" = 'refunded') = ("claims"."refunded_micros" > 0))
);--> statement-breakpoint
CREATE UNIQUE INDEX `claims_reference_unique` ON `claims` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `claims_open_once` ON `claims` (`order_id`) WHERE "claims"."state" = 'open';--> statement-breakpoint
CREATE INDEX `claims_by_order` ON `claims` (`order_id`,`id`);--> statement-breakpoint
CREATE INDEX `claims_by_account` ON `claims` (`account_id`,`id`);--> statement-breakpoint
CREATE INDEX `claims_open` ON `claims` (`id`) WHERE "claims"."state" = 'open';--> statement-breakpoint
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
);--> statement-breakpoint
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
);--> statement-breakpoint
CREATE TABLE `daily_times` (
	`day` text NOT NULL,
	`slug` text NOT NULL,
	`supplier` text NOT NULL,
	`took_ms` integer NOT NULL,
	`part` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`day`, `slug`, `supplier`, `took_ms`, `part`)
);--> statement-breakpoint
CREATE TABLE `events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`number` integer NOT NULL,
	`type` text NOT NULL,
	`reference` text,
	`data` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE UNIQUE INDEX `events_of_account` ON `events` (`account_id`,`number`);--> statement-breakpoint
CREATE TABLE `incident_cards` (
	`incident_id` integer NOT NULL,
	`telegram_id` integer NOT NULL,
	`message_id` integer NOT NULL,
	PRIMARY KEY(`incident_id`, `telegram_id`),
	FOREIGN KEY (`incident_id`) REFERENCES `incidents`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE TABLE `incidents` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`supplier` text NOT NULL,
	`reason` text NOT NULL,
	`opened_at` integer NOT NULL,
	`ended_at` integer,
	`told` text,
	`holders_told_at` integer,
	`ended_quietly` integer DEFAULT false NOT NULL
);--> statement-breakpoint
CREATE INDEX `incidents_by_supplier` ON `incidents` (`supplier`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `incidents_open` ON `incidents` (`supplier`) WHERE "incidents"."ended_at" is null;--> statement-breakpoint
CREATE TABLE `invoices` (
	`payment_id` text PRIMARY KEY NOT NULL,
	`deposit_id` integer NOT NULL,
	`method` text NOT NULL,
	`url` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`settled_at` integer,
	FOREIGN KEY (`deposit_id`) REFERENCES `deposits`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_depositId_unique` ON `invoices` (`deposit_id`);--> statement-breakpoint
CREATE INDEX `invoices_unsettled` ON `invoices` (`method`,`created_at`) WHERE "invoices"."settled_at" is null;--> statement-breakpoint
CREATE TABLE `key_addresses` (
	`key_id` integer NOT NULL,
	`address` text NOT NULL,
	`account_id` integer NOT NULL,
	`state` text NOT NULL,
	`at` integer NOT NULL,
	`asked_key_id` integer,
	PRIMARY KEY(`key_id`, `address`),
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE INDEX `key_addresses_by_account` ON `key_addresses` (`account_id`,`at`);--> statement-breakpoint
CREATE TABLE `key_spends` (
	`day` text NOT NULL,
	`key_id` integer NOT NULL,
	`spent_micros` integer NOT NULL,
	PRIMARY KEY(`day`, `key_id`)
);--> statement-breakpoint
CREATE TABLE `margins` (
	`slug` text NOT NULL,
	`tier_id` integer NOT NULL,
	`margin_bp` integer NOT NULL,
	PRIMARY KEY(`slug`, `tier_id`)
);--> statement-breakpoint
CREATE TABLE `order_cards` (
	`trxid` text PRIMARY KEY NOT NULL,
	`account_id` integer NOT NULL,
	`message_id` integer NOT NULL,
	`codes_sent` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE INDEX `order_cards_by_age` ON `order_cards` (`created_at`);--> statement-breakpoint
CREATE TABLE `order_drafts` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`account_id` integer NOT NULL,
	`pid` text NOT NULL,
	`quantity` integer,
	`player` text NOT NULL,
	`player_name` text,
	`name_check` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE UNIQUE INDEX `order_drafts_id_unique` ON `order_drafts` (`id`);--> statement-breakpoint
CREATE INDEX `order_drafts_by_account` ON `order_drafts` (`account_id`,`seq`);--> statement-breakpoint
CREATE INDEX `order_drafts_by_age` ON `order_drafts` (`created_at`);--> statement-breakpoint
CREATE TABLE `order_links` (
	`order_id` text PRIMARY KEY NOT NULL,
	`token` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE UNIQUE INDEX `order_links_token_unique` ON `order_links` (`token`);--> statement-breakpoint
CREATE TABLE `saved_players` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`slug` text NOT NULL,
	`player` text NOT NULL,
	`fingerprint` text NOT NULL,
	`name` text,
	`used_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE UNIQUE INDEX `saved_players_once` ON `saved_players` (`account_id`,`slug`,`fingerprint`);--> statement-breakpoint
CREATE TABLE `supplier_days` (
	`day` text NOT NULL,
	`supplier` text NOT NULL,
	`bought_micros` integer NOT NULL,
	`reached` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`day`, `supplier`)
);--> statement-breakpoint
CREATE TABLE `supplier_items` (
	`supplier` text NOT NULL,
	`item` text NOT NULL,
	`name` text,
	`cost_micros` integer NOT NULL,
	`available` integer,
	`first_seen_at` integer NOT NULL,
	`gone_at` integer,
	PRIMARY KEY(`supplier`, `item`)
);--> statement-breakpoint
CREATE TABLE `team` (
	`telegram_id` integer PRIMARY KEY NOT NULL,
	`role` text NOT NULL,
	`created_at` integer NOT NULL
);--> statement-breakpoint
CREATE TABLE `test_usage` (
	`account_id` integer NOT NULL,
	`day` text NOT NULL,
	`calls` integer NOT NULL,
	`refills` integer NOT NULL,
	PRIMARY KEY(`account_id`, `day`),
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE TABLE `tiers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`discount_bp` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL
);--> statement-breakpoint
CREATE UNIQUE INDEX `tiers_name_unique` ON `tiers` (`name`);--> statement-breakpoint
CREATE TABLE `unmatched_payments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`method` text NOT NULL,
	`payment_id` text NOT NULL,
	`payload` text NOT NULL,
	`price` integer,
	`amount_micros` integer,
	`payer_telegram_id` integer,
	`status` text NOT NULL,
	`deposit_id` integer,
	`decided_by` text,
	`reason` text,
	`created_at` integer NOT NULL,
	`ended_at` integer,
	`paid_in` text,
	FOREIGN KEY (`deposit_id`) REFERENCES `deposits`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE UNIQUE INDEX `unmatched_payments_paymentId_unique` ON `unmatched_payments` (`payment_id`);--> statement-breakpoint
CREATE INDEX `unmatched_payments_waiting` ON `unmatched_payments` (`id`) WHERE "unmatched_payments"."status" in ('open', 'returning');--> statement-breakpoint
CREATE TABLE `webhook_deliveries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`endpoint_id` text NOT NULL,
	`event_number` integer,
	`test_id` text,
	`type` text NOT NULL,
	`status` text NOT NULL,
	`attempts` integer NOT NULL,
	`due_at` integer,
	`attempted_at` integer,
	`http_status` integer,
	`problem` text,
	`ms` integer,
	`created_at` integer NOT NULL
);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_due` ON `webhook_deliveries` (`endpoint_id`,`due_at`,`id`) WHERE "webhook_deliveries"."due_at" is not null;--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_endpoint` ON `webhook_deliveries` (`endpoint_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `webhook_deliveries_once` ON `webhook_deliveries` (`endpoint_id`,`event_number`);--> statement-breakpoint
CREATE TABLE `webhook_endpoints` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` integer NOT NULL,
	`url` text NOT NULL,
	`types` text,
	`secrets` text NOT NULL,
	`cursor` integer NOT NULL,
	`failing_since` integer,
	`off_at` integer,
	`off_reason` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE INDEX `webhook_endpoints_by_account` ON `webhook_endpoints` (`account_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `supplier_jobs` (
	`reference` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`account_id` integer NOT NULL,
	`supplier` text NOT NULL,
	`sent` integer NOT NULL,
	`attempts` integer NOT NULL,
	`attempts_not_counted` integer DEFAULT 0 NOT NULL,
	`alerted` integer DEFAULT false NOT NULL,
	`watch_until` integer,
	`due_at` integer NOT NULL,
	`claimed_by` text,
	`calling` text,
	`called_at` integer,
	`delay_told` integer DEFAULT false NOT NULL
);--> statement-breakpoint
CREATE INDEX `supplier_jobs_due` ON `supplier_jobs` (`due_at`);--> statement-breakpoint
INSERT INTO `supplier_jobs` (`reference`, `kind`, `account_id`, `supplier`, `sent`, `attempts`, `attempts_not_counted`, `alerted`, `watch_until`, `due_at`, `claimed_by`)
SELECT j.`reference`, j.`kind`, o.`account_id`, o.`supplier`, j.`sent`, j.`attempts`, j.`attempts_not_counted`, j.`alerted`, j.`watch_until`, j.`due_at`, j.`claimed_by`
FROM `fulfilments` j JOIN `orders` o ON o.`id` = j.`reference`;--> statement-breakpoint
INSERT INTO `supplier_jobs` (`reference`, `kind`, `account_id`, `supplier`, `sent`, `attempts`, `attempts_not_counted`, `alerted`, `watch_until`, `due_at`, `claimed_by`)
SELECT j.`reference`, j.`kind`, l.`account_id`, coalesce((SELECT c.`supplier` FROM `supplier_calls` c WHERE c.`reference` = j.`reference` ORDER BY c.`id` LIMIT 1), ''), j.`sent`, j.`attempts`, j.`attempts_not_counted`, j.`alerted`, j.`watch_until`, j.`due_at`, j.`claimed_by`
FROM `fulfilments` j JOIN `lookups` l ON l.`id` = j.`reference`;--> statement-breakpoint
DROP TABLE `fulfilments`;--> statement-breakpoint
-- What an order or lookup was sent with, and whether its first call has been answered, are told by its own
-- row. Those of before are not taken over: the processes that set them have ended.
ALTER TABLE `orders` ADD `trxid` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `in_flight_until` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `in_flight_by` text;--> statement-breakpoint
-- One without a key only replayed what another had placed.
UPDATE `orders` SET `trxid` = (
	SELECT s.`trxid` FROM `submissions` s WHERE s.`reference` = `orders`.`id`
	ORDER BY s.`idempotency_key` IS NULL, s.`created_at` LIMIT 1
);--> statement-breakpoint
-- Serial numbers rise with the time.
DROP INDEX `orders_by_age`;--> statement-breakpoint
ALTER TABLE `orders` ADD `key_id` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `spend_key_id` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `cost_micros` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `routed` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `day_part` text;--> statement-breakpoint
ALTER TABLE `lookups` RENAME COLUMN `freed_trxid` TO `trxid`;--> statement-breakpoint
ALTER TABLE `lookups` ADD `in_flight_until` integer;--> statement-breakpoint
ALTER TABLE `lookups` ADD `in_flight_by` text;--> statement-breakpoint
UPDATE `lookups` SET `trxid` = (
	SELECT s.`trxid` FROM `submissions` s WHERE s.`reference` = `lookups`.`id`
	ORDER BY s.`created_at` LIMIT 1
) WHERE `trxid` IS NULL;--> statement-breakpoint
ALTER TABLE `lookups` ADD `key_id` integer;--> statement-breakpoint
ALTER TABLE `lookups` ADD `spend_key_id` integer;--> statement-breakpoint
CREATE INDEX `lookups_free` ON `lookups` (`account_id`,`seq`) WHERE "lookups"."fee_micros" = 0;--> statement-breakpoint
DROP INDEX `submissions_by_reference`;--> statement-breakpoint
ALTER TABLE `submissions` DROP COLUMN `in_flight_until`;--> statement-breakpoint
ALTER TABLE `submissions` DROP COLUMN `in_flight_by`;--> statement-breakpoint
ALTER TABLE `submissions` ADD `option_sent` text;--> statement-breakpoint
DROP INDEX `supplier_calls_by_supplier`;--> statement-breakpoint
DROP INDEX `supplier_calls_by_age`;--> statement-breakpoint
DROP INDEX `notices_due`;--> statement-breakpoint
-- Its kind of notice is no more: the incident's own message says it.
DELETE FROM `notices` WHERE `kind` = 'supplier_failing';--> statement-breakpoint
DROP INDEX `stock_batches_open`;--> statement-breakpoint
ALTER TABLE `stock_batches` ADD `cost_micros` integer;--> statement-breakpoint
ALTER TABLE `accounts` ADD `test_of` integer REFERENCES accounts(id);--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_by_test_of` ON `accounts` (`test_of`) WHERE "accounts"."test_of" is not null;--> statement-breakpoint
ALTER TABLE `accounts` ADD `address_guard` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `accounts` ADD `chosen_language` text;--> statement-breakpoint
ALTER TABLE `accounts` ADD `shop_allowed` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `accounts` ADD `order_notice_mode` text DEFAULT 'each' NOT NULL;--> statement-breakpoint
UPDATE `accounts` SET `order_notice_mode` = 'none' WHERE `order_notices` = 0;--> statement-breakpoint
ALTER TABLE `accounts` DROP COLUMN `order_notices`;--> statement-breakpoint
ALTER TABLE `accounts` ADD `tier_id` integer REFERENCES tiers(id);--> statement-breakpoint
ALTER TABLE `accounts` ADD `news_off` integer DEFAULT false NOT NULL;--> statement-breakpoint
DROP INDEX `api_keys_one_present`;--> statement-breakpoint
ALTER TABLE `api_keys` ADD `root_id` integer;--> statement-breakpoint
ALTER TABLE `api_keys` ADD `name` text DEFAULT 'default' NOT NULL;--> statement-breakpoint
ALTER TABLE `api_keys` ADD `prefix` text;--> statement-breakpoint
ALTER TABLE `api_keys` ADD `scopes` text DEFAULT '["read","order","lookup"]' NOT NULL;--> statement-breakpoint
ALTER TABLE `api_keys` ADD `daily_cap_micros` integer;--> statement-breakpoint
ALTER TABLE `api_keys` ADD `order_cap_micros` integer;--> statement-breakpoint
ALTER TABLE `api_keys` ADD `retired_at` integer;--> statement-breakpoint
-- What an account has had so far is one chain of rotations: at most its newest key is not retired.
UPDATE `api_keys` SET `root_id` = nullif(
	(SELECT min(`first`.`id`) FROM `api_keys` AS `first` WHERE `first`.`account_id` = `api_keys`.`account_id`),
	`id`
);--> statement-breakpoint
UPDATE `api_keys` SET `retired_at` = `created_at` WHERE `expires_at` IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_one_of_a_name` ON `api_keys` (`account_id`,`name`) WHERE "api_keys"."retired_at" is null;--> statement-breakpoint
ALTER TABLE `api_keys` ADD `expiry_notice` text;--> statement-breakpoint
CREATE INDEX `api_keys_by_expiry` ON `api_keys` (`expires_at`) WHERE "api_keys"."retired_at" is null and "api_keys"."expires_at" is not null;--> statement-breakpoint
INSERT INTO `key_addresses` (`key_id`, `address`, `account_id`, `state`, `at`)
SELECT coalesce(`root_id`, `id`), `last_used_address`, `account_id`, 'known', max(`last_used_at`)
FROM `api_keys` WHERE `last_used_at` IS NOT NULL AND `last_used_address` LIKE '%.%.%.%'
GROUP BY coalesce(`root_id`, `id`), `last_used_address`, `account_id`;--> statement-breakpoint
DROP INDEX `entries_paid_in`;--> statement-breakpoint
CREATE INDEX `entries_paid_in` ON `entries` (`account_id`,`id`,`amount_micros`) WHERE "entries"."house" in ('deposits', 'adjustments');--> statement-breakpoint
-- Old entries of test accounts are summed up in one and removed. Those of live accounts stay.
DROP TRIGGER `entries_never_go`;--> statement-breakpoint
CREATE TRIGGER `entries_never_go` BEFORE DELETE ON `entries`
WHEN NOT EXISTS (SELECT 1 FROM `accounts` WHERE `id` = OLD.`account_id` AND `test_of` IS NOT NULL)
BEGIN SELECT RAISE(ABORT, 'ledger entries are append-only'); END;--> statement-breakpoint
ALTER TABLE `lines` ADD `product_names` text;--> statement-breakpoint
ALTER TABLE `lines` ADD `game_names` text;--> statement-breakpoint
ALTER TABLE `lines` ADD `round_to_micros` integer DEFAULT 10000 NOT NULL;--> statement-breakpoint
ALTER TABLE `lines` ADD `routing` text;--> statement-breakpoint
ALTER TABLE `products` ADD `names` text;--> statement-breakpoint
ALTER TABLE `products` ADD `costs` text;--> statement-breakpoint
ALTER TABLE `products` ADD `pricing` text DEFAULT 'fixed' NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `tier_prices` text;--> statement-breakpoint
ALTER TABLE `products` ADD `priced_cost_micros` integer;--> statement-breakpoint
ALTER TABLE `products` ADD `below_cost` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `held_for` text;--> statement-breakpoint
CREATE INDEX `products_held` ON `products` (`slug`) WHERE "products"."held_for" is not null;--> statement-breakpoint
ALTER TABLE `products` ADD `unavailable` text;--> statement-breakpoint
ALTER TABLE `products` ADD `routing` text;--> statement-breakpoint
ALTER TABLE `deposits` ADD `invoice_message_id` integer;--> statement-breakpoint
ALTER TABLE `deposits` ADD `paid_in` text;--> statement-breakpoint
ALTER TABLE `deposits` ADD `transfer_id` integer;--> statement-breakpoint
ALTER TABLE `deposits` ADD `transfer_name` text;--> statement-breakpoint
ALTER TABLE `deposits` ADD `currency` text;--> statement-breakpoint
ALTER TABLE `deposits` ADD `rate_micros` integer;--> statement-breakpoint
ALTER TABLE `deposits` ADD `fee_bp` integer;--> statement-breakpoint
UPDATE deposits SET transfer_id = 1, transfer_name = 'Bank transfer' WHERE method = 'manual' AND status IN ('open', 'submitted');--> statement-breakpoint
ALTER TABLE `deposits` ADD `payer_telegram_id` integer;--> statement-breakpoint
ALTER TABLE `stock_codes` ADD `cost_micros` integer;--> statement-breakpoint
-- What has been sold so far, by day. Costs were not recorded.
INSERT INTO daily_sales (day, pid, supplier, part, slug, completed, cancelled, claims, amount_micros, cost_micros, without_cost, without_cost_micros)
SELECT strftime('%Y-%m-%d', ended_at / 1000, 'unixepoch'), pid, supplier, 0, slug, count(*) FILTER (WHERE status = 'completed'), count(*) FILTER (WHERE status = 'cancelled'), 0,
	coalesce(sum(amount_micros) FILTER (WHERE status = 'completed'), 0), 0, count(*) FILTER (WHERE status = 'completed'), coalesce(sum(amount_micros) FILTER (WHERE status = 'completed'), 0)
FROM orders WHERE status <> 'processing' AND ended_at IS NOT NULL
GROUP BY 1, pid, supplier, slug;--> statement-breakpoint
INSERT INTO daily_times (day, slug, supplier, took_ms, part, count)
SELECT day, slug, supplier, took, 0, count(*)
FROM (SELECT strftime('%Y-%m-%d', ended_at / 1000, 'unixepoch') AS day, slug, supplier, CASE WHEN ended_at - created_at <= 0 THEN 0 WHEN ended_at - created_at <= 250 THEN 250 WHEN ended_at - created_at <= 500 THEN 500 WHEN ended_at - created_at <= 1000 THEN 1000 WHEN ended_at - created_at <= 1500 THEN 1500 WHEN ended_at - created_at <= 2000 THEN 2000 WHEN ended_at - created_at <= 3000 THEN 3000 WHEN ended_at - created_at <= 4000 THEN 4000 WHEN ended_at - created_at <= 5000 THEN 5000 WHEN ended_at - created_at <= 7500 THEN 7500 WHEN ended_at - created_at <= 10000 THEN 10000 WHEN ended_at - created_at <= 15000 THEN 15000 WHEN ended_at - created_at <= 20000 THEN 20000 WHEN ended_at - created_at <= 30000 THEN 30000 WHEN ended_at - created_at <= 45000 THEN 45000 WHEN ended_at - created_at <= 60000 THEN 60000 WHEN ended_at - created_at <= 90000 THEN 90000 WHEN ended_at - created_at <= 120000 THEN 120000 WHEN ended_at - created_at <= 180000 THEN 180000 WHEN ended_at - created_at <= 240000 THEN 240000 WHEN ended_at - created_at <= 300000 THEN 300000 WHEN ended_at - created_at <= 450000 THEN 450000 WHEN ended_at - created_at <= 600000 THEN 600000 WHEN ended_at - created_at <= 900000 THEN 900000 WHEN ended_at - created_at <= 1200000 THEN 1200000 WHEN ended_at - created_at <= 1800000 THEN 1800000 WHEN ended_at - created_at <= 2700000 THEN 2700000 WHEN ended_at - created_at <= 3600000 THEN 3600000 WHEN ended_at - created_at <= 5400000 THEN 5400000 WHEN ended_at - created_at <= 7200000 THEN 7200000 WHEN ended_at - created_at <= 10800000 THEN 10800000 WHEN ended_at - created_at <= 14400000 THEN 14400000 WHEN ended_at - created_at <= 21600000 THEN 21600000 WHEN ended_at - created_at <= 28800000 THEN 28800000 WHEN ended_at - created_at <= 43200000 THEN 43200000 WHEN ended_at - created_at <= 64800000 THEN 64800000 WHEN ended_at - created_at <= 86400000 THEN 86400000 WHEN ended_at - created_at <= 172800000 THEN 172800000 WHEN ended_at - created_at <= 259200000 THEN 259200000 WHEN ended_at - created_at <= 604800000 THEN 604800000 WHEN ended_at - created_at <= 2592000000 THEN 2592000000 ELSE 31536000000 END AS took FROM orders WHERE status = 'completed' AND ended_at IS NOT NULL) AS ended
GROUP BY day, slug, supplier, took;--> statement-breakpoint
INSERT INTO daily_accounts (day, account_id, completed, amount_micros, cost_micros, without_cost, without_cost_micros)
SELECT strftime('%Y-%m-%d', ended_at / 1000, 'unixepoch'), account_id, count(*), sum(amount_micros), 0, count(*), sum(amount_micros)
FROM orders WHERE status = 'completed' AND ended_at IS NOT NULL
GROUP BY 1, account_id;--> statement-breakpoint
INSERT INTO settings (name, value)
SELECT 'transfers', json_object('lastId', 1, 'methods', json_array(json_object('id', 1, 'name', 'Bank transfer', 'on', json(CASE WHEN json_extract(value, '$.on') THEN 'true' ELSE 'false' END), 'instructions', json_extract(value, '$.instructions'), 'currency', 'USD', 'rateMicros', 1000000, 'ratedMs', NULL, 'minMicros', NULL, 'maxMicros', NULL, 'feeBp', 0)))
FROM settings WHERE name = 'manualTransfer';--> statement-breakpoint
DELETE FROM settings WHERE name = 'manualTransfer';--> statement-breakpoint
ALTER TABLE `supplier_states` ADD `balance_told` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `supplier_states` ADD `list_at` integer;--> statement-breakpoint
ALTER TABLE `supplier_states` ADD `list_tried_at` integer;--> statement-breakpoint
ALTER TABLE `supplier_states` ADD `list_problem` text;--> statement-breakpoint
ALTER TABLE `supplier_states` ADD `list_fails_since` integer;--> statement-breakpoint
ALTER TABLE `supplier_states` ADD `list_told` text;
