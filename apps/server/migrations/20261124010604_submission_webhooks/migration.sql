ALTER TABLE "call_submission" ADD COLUMN "webhook_token" text;--> statement-breakpoint
ALTER TABLE "call_submission" ADD COLUMN "webhook_received_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "call_submission_by_webhook" ON "call_submission" ("webhook_token");