ALTER TABLE `lookups` ADD `freed_trxid` text;--> statement-breakpoint
UPDATE `lookups` SET `freed_trxid` = (SELECT min(`trxid`) FROM `submissions` WHERE `reference` = `lookups`.`id`)
  WHERE `status` = 'cancelled' AND `fee_returned` = 1;--> statement-breakpoint
DELETE FROM `submissions` WHERE `reference` IN
  (SELECT `id` FROM `lookups` WHERE `status` = 'cancelled' AND `fee_returned` = 1);
