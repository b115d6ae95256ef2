CREATE TABLE "approvals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approvals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text COLLATE "C" NOT NULL,
	"decision" json,
	"amount_micros" bigint NOT NULL,
	"asked_by" text COLLATE "C" NOT NULL,
	"asker_id" bigint NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"ended_by" text COLLATE "C",
	"ended_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE INDEX "approvals_by_state" ON "approvals" USING btree ("state","expires_at");