-- The ledger is append-only: a mistake is mended by another entry, never by changing one.
CREATE FUNCTION "entries_are_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION 'ledger entries are append-only'; END $$;
--> statement-breakpoint
CREATE TRIGGER "entries_never_change" BEFORE UPDATE OR DELETE ON "entries"
FOR EACH ROW EXECUTE FUNCTION "entries_are_append_only"();
--> statement-breakpoint
CREATE TRIGGER "entries_never_go" BEFORE TRUNCATE ON "entries"
FOR EACH STATEMENT EXECUTE FUNCTION "entries_are_append_only"();
--> statement-breakpoint
-- Texts are ordered by their characters' numbers, as on SQLite, whatever the database was created with.
-- It is faster, too, and an index in it outlives an update of the system's rules of sorting. A later
-- migration that adds a column of text must do the same for it.
DO $$
DECLARE of_text record;
BEGIN
  FOR of_text IN
    SELECT table_name, column_name FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type = 'text'
      AND table_name IN (SELECT tablename FROM pg_tables WHERE schemaname = 'public')
  LOOP
    EXECUTE format('ALTER TABLE public.%I ALTER COLUMN %I TYPE text COLLATE "C"',
      of_text.table_name, of_text.column_name);
  END LOOP;
END $$;
