ALTER TABLE "deposit_receipts" ADD COLUMN "file_id" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "deposit_receipts" ADD COLUMN "kind" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "deposit_receipts" ADD COLUMN "number" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit_receipts" ADD COLUMN "album_id" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "credited_micros" bigint;--> statement-breakpoint
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
ALTER TABLE "deposits" DROP COLUMN "receipt_file_id";--> statement-breakpoint
ALTER TABLE "deposits" DROP COLUMN "receipt_kind";