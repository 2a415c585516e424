CREATE TABLE "story_song" (
	"story_id" text PRIMARY KEY,
	"media_id" text NOT NULL,
	"reading" jsonb NOT NULL,
	"visemes" jsonb NOT NULL,
	"lines" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "story_song" ADD CONSTRAINT "story_song_story_id_story_id_fkey" FOREIGN KEY ("story_id") REFERENCES "story"("id") ON DELETE CASCADE;