CREATE TABLE `test_usage` (
	`account_id` integer NOT NULL,
	`day` text NOT NULL,
	`calls` integer NOT NULL,
	`refills` integer NOT NULL,
	PRIMARY KEY(`account_id`, `day`),
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `accounts` ADD `test_of` integer REFERENCES accounts(id);--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_by_test_of` ON `accounts` (`test_of`) WHERE "accounts"."test_of" is not null;