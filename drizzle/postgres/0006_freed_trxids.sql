ALTER TABLE "lookups" ADD COLUMN "freed_trxid" text COLLATE "C";--> statement-breakpoint
UPDATE "lookups" SET "freed_trxid" = (SELECT min("trxid") FROM "submissions" WHERE "reference" = "lookups"."id")
  WHERE "status" = 'cancelled' AND "fee_returned" = true;--> statement-breakpoint
DELETE FROM "submissions" WHERE "reference" IN
  (SELECT "id" FROM "lookups" WHERE "status" = 'cancelled' AND "fee_returned" = true);
