CREATE INDEX `lookups_free` ON `lookups` (`account_id`,`seq`) WHERE "lookups"."fee_micros" = 0;--> statement-breakpoint
-- Old entries of test accounts are summed up in one and removed. Those of live accounts stay.
DROP TRIGGER `entries_never_go`;
--> statement-breakpoint
CREATE TRIGGER `entries_never_go` BEFORE DELETE ON `entries`
WHEN NOT EXISTS (SELECT 1 FROM `accounts` WHERE `id` = OLD.`account_id` AND `test_of` IS NOT NULL)
BEGIN SELECT RAISE(ABORT, 'ledger entries are append-only'); END;
