ALTER TABLE "broadcasts" ADD COLUMN "unreached" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "broadcasts" ADD COLUMN "card_chat" bigint;--> statement-breakpoint
ALTER TABLE "broadcasts" ADD COLUMN "card_message" bigint;--> statement-breakpoint
ALTER TABLE "broadcasts" ADD COLUMN "card_shown" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "broadcasts" ADD COLUMN "card_due_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "incidents" ADD COLUMN "ended_quietly" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_jobs" ADD COLUMN "delay_told" boolean DEFAULT false NOT NULL;