CREATE TABLE "broadcasts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "broadcasts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"audience" json NOT NULL,
	"text" text COLLATE "C" NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"total" bigint,
	"handed_over" bigint DEFAULT 0 NOT NULL,
	"after_account_id" bigint DEFAULT 0 NOT NULL,
	"actor" text COLLATE "C" NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "news_off" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "broadcasts_running" ON "broadcasts" USING btree ("state") WHERE "broadcasts"."state" = 'running';