CREATE TABLE "incident_cards" (
	"incident_id" bigint NOT NULL,
	"telegram_id" bigint NOT NULL,
	"message_id" bigint NOT NULL,
	CONSTRAINT "incident_cards_incident_id_telegram_id_pk" PRIMARY KEY("incident_id","telegram_id")
);
--> statement-breakpoint
CREATE TABLE "incidents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "incidents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"supplier" text COLLATE "C" NOT NULL,
	"reason" text COLLATE "C" NOT NULL,
	"opened_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone,
	"told" json,
	"holders_told_at" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "incident_cards" ADD CONSTRAINT "incident_cards_incident_id_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."incidents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "incidents_by_supplier" ON "incidents" USING btree ("supplier","id");--> statement-breakpoint
CREATE UNIQUE INDEX "incidents_open" ON "incidents" USING btree ("supplier") WHERE "incidents"."ended_at" is null;--> statement-breakpoint
-- Its kind of notice is no more: the incident's own message says it.
DELETE FROM "notices" WHERE "kind" = 'supplier_failing';
