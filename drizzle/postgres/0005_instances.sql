CREATE TABLE "instances" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"started_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
DROP TABLE "leases" CASCADE;--> statement-breakpoint
ALTER TABLE "fulfilments" ADD COLUMN "claimed_by" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "in_flight_by" text COLLATE "C";