CREATE TABLE "trial_submission" (
	"id" text PRIMARY KEY,
	"model" text NOT NULL,
	"connection" text NOT NULL,
	"usd" double precision NOT NULL,
	"is_charged" boolean,
	"problem" text,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "trial_submission_by_time" ON "trial_submission" ("submitted_at");