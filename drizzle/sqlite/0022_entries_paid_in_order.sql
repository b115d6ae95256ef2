DROP INDEX `entries_paid_in`;--> statement-breakpoint
CREATE INDEX `entries_paid_in` ON `entries` (`account_id`,`id`,`amount_micros`) WHERE "entries"."house" in ('deposits', 'adjustments');