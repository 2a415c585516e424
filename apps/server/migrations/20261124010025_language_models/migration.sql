CREATE TABLE "language_model_usage" (
	"connection" text PRIMARY KEY,
	"day" date NOT NULL,
	"calls" integer NOT NULL,
	"failed" integer NOT NULL,
	"last_error" text,
	"last_error_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "provider_connection" ADD COLUMN "text_model" text;