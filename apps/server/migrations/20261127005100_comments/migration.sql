CREATE TABLE "comment" (
	"id" text PRIMARY KEY,
	"story_id" text NOT NULL,
	"user_id" text,
	"parent_id" text,
	"text" text NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "story" ADD COLUMN "are_comments_off" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "reported_text" text;--> statement-breakpoint
CREATE INDEX "comment_page" ON "comment" ("story_id","created_at","id") WHERE parent_id IS NULL;--> statement-breakpoint
CREATE INDEX "comment_replies" ON "comment" ("parent_id","created_at","id") WHERE parent_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "comment_of_story" ON "comment" ("story_id");--> statement-breakpoint
CREATE INDEX "comment_of_account" ON "comment" ("user_id","created_at");--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_story_id_story_id_fkey" FOREIGN KEY ("story_id") REFERENCES "story"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_parent_id_comment_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "comment"("id") ON DELETE CASCADE;