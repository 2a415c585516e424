ALTER TABLE "lease" ADD COLUMN "queues" text[];--> statement-breakpoint
ALTER TABLE "lease" ADD COLUMN "host" text;--> statement-breakpoint
CREATE INDEX "call_by_end" ON "call" ("finished_at");--> statement-breakpoint
CREATE INDEX "run_by_end" ON "run" ("finished_at");--> statement-breakpoint
CREATE INDEX "ledger_by_time" ON "ledger" ("created_at");