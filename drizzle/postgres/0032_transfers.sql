ALTER TABLE "deposits" ADD COLUMN "transfer_id" bigint;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "transfer_name" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "currency" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "rate_micros" bigint;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "fee_bp" bigint;--> statement-breakpoint
INSERT INTO settings (name, value)
SELECT 'transfers', json_build_object('lastId', 1, 'methods', json_build_array(json_build_object('id', 1, 'name', 'Bank transfer', 'on', (value->>'on')::boolean, 'instructions', value->>'instructions', 'currency', 'USD', 'rateMicros', 1000000, 'ratedMs', NULL, 'minMicros', NULL, 'maxMicros', NULL, 'feeBp', 0)))
FROM settings WHERE name = 'manualTransfer';--> statement-breakpoint
DELETE FROM settings WHERE name = 'manualTransfer';--> statement-breakpoint
UPDATE deposits SET transfer_id = 1, transfer_name = 'Bank transfer' WHERE method = 'manual' AND status IN ('open', 'submitted');
