CREATE TABLE "team" (
	"telegram_id" bigint PRIMARY KEY NOT NULL,
	"role" text COLLATE "C" NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
