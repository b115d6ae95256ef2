CREATE TABLE "account_moves" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"from_telegram_id" bigint NOT NULL,
	"to_telegram_id" bigint,
	"named" text COLLATE "C" NOT NULL,
	"by" text COLLATE "C" NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"problem" text COLLATE "C",
	"reason" text COLLATE "C",
	"actor" text COLLATE "C" NOT NULL,
	"ended_by" text COLLATE "C",
	"created_at" timestamp(3) with time zone NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	"reminded_at" timestamp(3) with time zone,
	"ended_at" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "payer_telegram_id" bigint;--> statement-breakpoint
ALTER TABLE "account_moves" ADD CONSTRAINT "account_moves_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_moves_by_account" ON "account_moves" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "account_moves_from" ON "account_moves" USING btree ("from_telegram_id","id");--> statement-breakpoint
CREATE INDEX "account_moves_by_age" ON "account_moves" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "account_moves_open" ON "account_moves" USING btree ("account_id") WHERE "account_moves"."state" = 'open';