ALTER TABLE `deposit_receipts` ADD `file_id` text;--> statement-breakpoint
ALTER TABLE `deposit_receipts` ADD `kind` text;--> statement-breakpoint
ALTER TABLE `deposit_receipts` ADD `number` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `deposit_receipts` ADD `album_id` text;--> statement-breakpoint
ALTER TABLE `deposits` ADD `credited_micros` integer;--> statement-breakpoint
UPDATE deposits SET credited_micros = amount_micros WHERE status IN ('credited', 'refunding', 'refunded');--> statement-breakpoint
-- The one file that was kept belongs to the one receipt there was.
UPDATE deposit_receipts SET
  file_id = (SELECT d.receipt_file_id FROM deposits d WHERE d.id = deposit_id),
  kind = (SELECT d.receipt_kind FROM deposits d WHERE d.id = deposit_id),
  number = (SELECT d.receipts FROM deposits d WHERE d.id = deposit_id)
WHERE (SELECT count(*) FROM deposit_receipts o WHERE o.deposit_id = deposit_receipts.deposit_id) = 1;--> statement-breakpoint
-- Of several nobody knows which it was: it is kept beside them.
INSERT INTO deposit_receipts (deposit_id, unique_id, file_id, kind, number)
SELECT d.id, 'file ' || d.receipt_file_id, d.receipt_file_id, d.receipt_kind, d.receipts FROM deposits d
WHERE d.receipt_file_id IS NOT NULL
  AND (SELECT count(*) FROM deposit_receipts o WHERE o.deposit_id = d.id) <> 1;--> statement-breakpoint
ALTER TABLE `deposits` DROP COLUMN `receipt_file_id`;--> statement-breakpoint
ALTER TABLE `deposits` DROP COLUMN `receipt_kind`;