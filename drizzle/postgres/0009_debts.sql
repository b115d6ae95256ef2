ALTER TABLE "wallets" ADD COLUMN "debt_micros" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "wallets_in_debt" ON "wallets" USING btree ("debt_micros") WHERE "wallets"."debt_micros" > 0;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallet_debt_not_negative" CHECK ("wallets"."debt_micros" >= 0);--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallet_pays_debt_first" CHECK ("wallets"."debt_micros" = 0 or "wallets"."balance_micros" = 0);