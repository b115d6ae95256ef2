ALTER TABLE `deposits` ADD `transfer_id` integer;--> statement-breakpoint
ALTER TABLE `deposits` ADD `transfer_name` text;--> statement-breakpoint
ALTER TABLE `deposits` ADD `currency` text;--> statement-breakpoint
ALTER TABLE `deposits` ADD `rate_micros` integer;--> statement-breakpoint
ALTER TABLE `deposits` ADD `fee_bp` integer;--> statement-breakpoint
INSERT INTO settings (name, value)
SELECT 'transfers', json_object('lastId', 1, 'methods', json_array(json_object('id', 1, 'name', 'Bank transfer', 'on', json(CASE WHEN json_extract(value, '$.on') THEN 'true' ELSE 'false' END), 'instructions', json_extract(value, '$.instructions'), 'currency', 'USD', 'rateMicros', 1000000, 'ratedMs', NULL, 'minMicros', NULL, 'maxMicros', NULL, 'feeBp', 0)))
FROM settings WHERE name = 'manualTransfer';--> statement-breakpoint
DELETE FROM settings WHERE name = 'manualTransfer';--> statement-breakpoint
UPDATE deposits SET transfer_id = 1, transfer_name = 'Bank transfer' WHERE method = 'manual' AND status IN ('open', 'submitted');
