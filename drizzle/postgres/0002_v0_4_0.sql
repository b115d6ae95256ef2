CREATE TABLE "rate_calls" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rate_calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"saved_at" timestamp(3) with time zone NOT NULL,
	"calls" json NOT NULL
);
--> statement-breakpoint
CREATE INDEX "rate_calls_by_age" ON "rate_calls" USING btree ("saved_at");--> statement-breakpoint
DROP TABLE "rate_windows" CASCADE;--> statement-breakpoint
CREATE TABLE "panel_forms" (
	"form" text COLLATE "C" PRIMARY KEY NOT NULL,
	"sent_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "panel_sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "panel_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"telegram_id" bigint NOT NULL,
	"entry" text COLLATE "C" NOT NULL,
	"secret" text COLLATE "C",
	"framed" boolean DEFAULT false NOT NULL,
	"address" text COLLATE "C",
	"browser" text COLLATE "C",
	"created_at" timestamp(3) with time zone NOT NULL,
	"opened_at" timestamp(3) with time zone,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone,
	CONSTRAINT "panel_sessions_entry_unique" UNIQUE("entry")
);
--> statement-breakpoint
CREATE INDEX "panel_forms_by_age" ON "panel_forms" USING btree ("sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "panel_sessions_by_secret" ON "panel_sessions" USING btree ("secret");--> statement-breakpoint
CREATE INDEX "panel_sessions_by_person" ON "panel_sessions" USING btree ("telegram_id","id");--> statement-breakpoint
CREATE INDEX "panel_sessions_by_end" ON "panel_sessions" USING btree ("expires_at");
