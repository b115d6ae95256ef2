CREATE TABLE "staged_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staged_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"batch_id" bigint NOT NULL,
	"part" bigint NOT NULL,
	"codes" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_batches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"pid" text COLLATE "C" NOT NULL,
	"actor" text COLLATE "C" NOT NULL,
	"codes" bigint NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"status" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stock_codes" ADD COLUMN "batch_id" bigint;--> statement-breakpoint
ALTER TABLE "staged_codes" ADD CONSTRAINT "staged_codes_batch_id_stock_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."stock_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_batches" ADD CONSTRAINT "stock_batches_pid_products_pid_fk" FOREIGN KEY ("pid") REFERENCES "public"."products"("pid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "staged_codes_by_batch" ON "staged_codes" USING btree ("batch_id","part");--> statement-breakpoint
CREATE INDEX "stock_batches_open" ON "stock_batches" USING btree ("created_at") WHERE "stock_batches"."status" <> 'added';--> statement-breakpoint
CREATE INDEX "stock_codes_by_batch" ON "stock_codes" USING btree ("batch_id","id") WHERE "stock_codes"."batch_id" is not null;