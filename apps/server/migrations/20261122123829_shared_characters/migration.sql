ALTER TABLE "character" ADD COLUMN "sample_media_ids" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "shared_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "character_shared" ON "character" ("shared_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE shared_at IS NOT NULL AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX "character_of_image" ON "character" ("image_media_id");