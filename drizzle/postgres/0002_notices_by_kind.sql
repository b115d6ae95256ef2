DROP INDEX "notices_in_order";--> statement-breakpoint
CREATE INDEX "notices_in_order" ON "notices" USING btree ("telegram_id","kind","id");