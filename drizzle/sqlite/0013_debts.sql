-- Added in place: a copy of the table would have to take the entries' foreign key with it.
ALTER TABLE `wallets` ADD `debt_micros` integer DEFAULT 0 NOT NULL
	CONSTRAINT "wallet_debt_not_negative" CHECK("debt_micros" >= 0)
	CONSTRAINT "wallet_pays_debt_first" CHECK("debt_micros" = 0 or "balance_micros" = 0);
--> statement-breakpoint
CREATE INDEX `wallets_in_debt` ON `wallets` (`debt_micros`) WHERE "wallets"."debt_micros" > 0;
