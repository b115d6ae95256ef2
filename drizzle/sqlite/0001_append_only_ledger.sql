-- The ledger is append-only: a mistake is mended by another entry, never by changing one.
CREATE TRIGGER `entries_never_change` BEFORE UPDATE ON `entries`
BEGIN SELECT RAISE(ABORT, 'ledger entries are append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `entries_never_go` BEFORE DELETE ON `entries`
BEGIN SELECT RAISE(ABORT, 'ledger entries are append-only'); END;
