CREATE TABLE "album" (
	"id" text PRIMARY KEY,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "album_media" (
	"album_id" text,
	"media_id" text,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "album_media_pkey" PRIMARY KEY("album_id","media_id")
);
--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "end_frame_media_id" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "configs" jsonb;--> statement-breakpoint
ALTER TABLE "story" ADD COLUMN "edited_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
DROP INDEX "run_one_unfinished_per_story";--> statement-breakpoint
CREATE UNIQUE INDEX "run_one_unfinished_per_story" ON "run" ("story_id") WHERE status = 'RUN_RUNNING' AND kind NOT IN ('shots', 'captions', 'render');--> statement-breakpoint
CREATE INDEX "album_of_user" ON "album" ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "album_media" ADD CONSTRAINT "album_media_album_id_album_id_fkey" FOREIGN KEY ("album_id") REFERENCES "album"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "album_media" ADD CONSTRAINT "album_media_media_id_media_id_fkey" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE CASCADE;