CREATE TABLE "text_submission" (
	"id" text PRIMARY KEY,
	"connection" text NOT NULL,
	"model" text NOT NULL,
	"user_id" text,
	"story_id" text,
	"expected_usd" double precision NOT NULL,
	"cost_usd" double precision,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "text_submission_by_time" ON "text_submission" ("submitted_at");--> statement-breakpoint
CREATE INDEX "text_submission_by_story" ON "text_submission" ("story_id");--> statement-breakpoint
CREATE INDEX "text_submission_by_user" ON "text_submission" ("user_id");--> statement-breakpoint
ALTER TABLE "text_submission" ADD CONSTRAINT "text_submission_user_id_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "text_submission" ADD CONSTRAINT "text_submission_story_id_story_id_fkey" FOREIGN KEY ("story_id") REFERENCES "story"("id") ON DELETE SET NULL;