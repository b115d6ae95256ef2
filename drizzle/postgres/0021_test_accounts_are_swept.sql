CREATE INDEX "lookups_free" ON "lookups" USING btree ("account_id","seq") WHERE "lookups"."fee_micros" = 0;--> statement-breakpoint
-- Old entries of test accounts are summed up in one and removed. Those of live accounts stay.
CREATE OR REPLACE FUNCTION "entries_are_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF EXISTS (SELECT FROM "accounts" WHERE "id" = OLD."account_id" AND "test_of" IS NOT NULL) THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'ledger entries are append-only';
END $$;
