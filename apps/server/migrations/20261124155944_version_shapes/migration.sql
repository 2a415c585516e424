ALTER TABLE "story_version" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "story_version" ADD COLUMN "height" integer;