CREATE TABLE "invoices" (
	"payment_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"deposit_id" bigint NOT NULL,
	"method" text COLLATE "C" NOT NULL,
	"url" text COLLATE "C" NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"settled_at" timestamp(3) with time zone,
	CONSTRAINT "invoices_depositId_unique" UNIQUE("deposit_id")
);
--> statement-breakpoint
CREATE TABLE "unmatched_payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "unmatched_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"method" text COLLATE "C" NOT NULL,
	"payment_id" text COLLATE "C" NOT NULL,
	"payload" text COLLATE "C" NOT NULL,
	"price" bigint,
	"amount_micros" bigint,
	"payer_telegram_id" bigint,
	"status" text COLLATE "C" NOT NULL,
	"deposit_id" bigint,
	"decided_by" text COLLATE "C",
	"reason" text COLLATE "C",
	"created_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone,
	CONSTRAINT "unmatched_payments_paymentId_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unmatched_payments" ADD CONSTRAINT "unmatched_payments_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_unsettled" ON "invoices" USING btree ("method","created_at") WHERE "invoices"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "unmatched_payments_waiting" ON "unmatched_payments" USING btree ("id") WHERE "unmatched_payments"."status" in ('open', 'returning');