CREATE TABLE "call_submission" (
	"call_id" text,
	"number" integer,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"endpoint" text NOT NULL,
	"connection" text NOT NULL,
	"state" text NOT NULL,
	"job" jsonb,
	"result" jsonb,
	"error_code" text,
	"error" text,
	"is_charged" boolean,
	"cost_usd" double precision,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"accepted_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "call_submission_pkey" PRIMARY KEY("call_id","number")
);
--> statement-breakpoint
CREATE INDEX "call_submission_by_time" ON "call_submission" ("submitted_at");--> statement-breakpoint
ALTER TABLE "call_submission" ADD CONSTRAINT "call_submission_call_id_call_id_fkey" FOREIGN KEY ("call_id") REFERENCES "call"("id") ON DELETE CASCADE;