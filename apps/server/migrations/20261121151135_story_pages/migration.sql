ALTER TABLE "story" ALTER COLUMN "created_at" SET DATA TYPE timestamp(3) with time zone USING "created_at"::timestamp(3) with time zone;--> statement-breakpoint
DROP INDEX "story_owner_page";--> statement-breakpoint
CREATE INDEX "story_owner_page" ON "story" ("user_id","created_at" DESC,"id" DESC) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX "story_team_page" ON "story" ("team_id","created_at" DESC,"id" DESC) WHERE deleted_at IS NULL AND team_id IS NOT NULL;