CREATE TABLE "order_cards" (
	"trxid" text COLLATE "C" PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"message_id" bigint NOT NULL,
	"codes_sent" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_drafts" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_drafts_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" text COLLATE "C" NOT NULL,
	"account_id" bigint NOT NULL,
	"pid" text COLLATE "C" NOT NULL,
	"quantity" bigint,
	"player" json NOT NULL,
	"player_name" text COLLATE "C",
	"name_check" text COLLATE "C",
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "order_drafts_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "saved_players" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_players_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"slug" text COLLATE "C" NOT NULL,
	"player" json NOT NULL,
	"fingerprint" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C",
	"used_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_cards" ADD CONSTRAINT "order_cards_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_drafts" ADD CONSTRAINT "order_drafts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_players" ADD CONSTRAINT "saved_players_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_cards_by_age" ON "order_cards" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_drafts_by_account" ON "order_drafts" USING btree ("account_id","seq");--> statement-breakpoint
CREATE INDEX "order_drafts_by_age" ON "order_drafts" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_players_once" ON "saved_players" USING btree ("account_id","slug","fingerprint");