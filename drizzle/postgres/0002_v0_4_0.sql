CREATE TABLE "rate_calls" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rate_calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"saved_at" timestamp(3) with time zone NOT NULL,
	"calls" json NOT NULL
);
--> statement-breakpoint
CREATE INDEX "rate_calls_by_age" ON "rate_calls" USING btree ("saved_at");--> statement-breakpoint
DROP TABLE "rate_windows" CASCADE;
