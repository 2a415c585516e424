CREATE TABLE "story_version" (
	"id" text PRIMARY KEY,
	"story_id" text NOT NULL,
	"cause" text NOT NULL,
	"name" text,
	"document" jsonb NOT NULL,
	"schema_version" integer NOT NULL,
	"hash" text NOT NULL,
	"shot_count" integer NOT NULL,
	"duration_seconds" double precision NOT NULL,
	"thumbnail_media_id" text,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "story_version_media" (
	"version_id" text,
	"media_id" text,
	CONSTRAINT "story_version_media_pkey" PRIMARY KEY("version_id","media_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "story_version_once" ON "story_version" ("story_id","hash");--> statement-breakpoint
CREATE INDEX "story_version_by_time" ON "story_version" ("story_id","stored_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "story_version_media_of_file" ON "story_version_media" ("media_id");--> statement-breakpoint
ALTER TABLE "story_version" ADD CONSTRAINT "story_version_story_id_story_id_fkey" FOREIGN KEY ("story_id") REFERENCES "story"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "story_version_media" ADD CONSTRAINT "story_version_media_version_id_story_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "story_version"("id") ON DELETE CASCADE;