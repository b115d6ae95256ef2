CREATE TABLE "circuit_breakers" (
	"supplier" text COLLATE "C" NOT NULL,
	"what" text COLLATE "C" NOT NULL,
	"failed_at" timestamp(3) with time zone,
	"failure" text COLLATE "C",
	"open_until" timestamp(3) with time zone,
	"account_id" bigint,
	CONSTRAINT "circuit_breakers_supplier_what_pk" PRIMARY KEY("supplier","what")
);
--> statement-breakpoint
ALTER TABLE "supplier_states" DROP COLUMN "failures";--> statement-breakpoint
ALTER TABLE "supplier_states" DROP COLUMN "failed_at";--> statement-breakpoint
ALTER TABLE "supplier_states" DROP COLUMN "failure";--> statement-breakpoint
ALTER TABLE "supplier_states" DROP COLUMN "rests_until";--> statement-breakpoint
DELETE FROM "supplier_states" WHERE "supplier" LIKE '%?';--> statement-breakpoint
DELETE FROM "notices" WHERE "kind" IN ('supplier_failing', 'supplier_recovered');
