CREATE TABLE "test_usage" (
	"account_id" bigint NOT NULL,
	"day" text COLLATE "C" NOT NULL,
	"calls" bigint NOT NULL,
	"refills" bigint NOT NULL,
	CONSTRAINT "test_usage_account_id_day_pk" PRIMARY KEY("account_id","day")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "test_of" bigint;--> statement-breakpoint
ALTER TABLE "test_usage" ADD CONSTRAINT "test_usage_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_test_of_accounts_id_fk" FOREIGN KEY ("test_of") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_by_test_of" ON "accounts" USING btree ("test_of") WHERE "accounts"."test_of" is not null;