CREATE TABLE "webhook_deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"endpoint_id" text COLLATE "C" NOT NULL,
	"event_number" bigint,
	"test_id" text COLLATE "C",
	"type" text COLLATE "C" NOT NULL,
	"status" text COLLATE "C" NOT NULL,
	"attempts" bigint NOT NULL,
	"due_at" timestamp(3) with time zone,
	"attempted_at" timestamp(3) with time zone,
	"http_status" bigint,
	"problem" text COLLATE "C",
	"ms" bigint,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"url" text COLLATE "C" NOT NULL,
	"types" json,
	"secrets" json NOT NULL,
	"cursor" bigint NOT NULL,
	"failing_since" timestamp(3) with time zone,
	"off_at" timestamp(3) with time zone,
	"off_reason" text COLLATE "C",
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("endpoint_id","due_at","id") WHERE "webhook_deliveries"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_by_endpoint" ON "webhook_deliveries" USING btree ("endpoint_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_once" ON "webhook_deliveries" USING btree ("endpoint_id","event_number");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_by_account" ON "webhook_endpoints" USING btree ("account_id","created_at");