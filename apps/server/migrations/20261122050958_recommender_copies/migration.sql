CREATE TABLE "recommender_removal" (
	"kind" text,
	"id" text,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recommender_removal_pkey" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
ALTER TABLE "recommendation_event" ADD COLUMN "category_id" text;--> statement-breakpoint
UPDATE "recommendation_event" SET "category_id" = "story"."category_id" FROM "story" WHERE "story"."id" = "recommendation_event"."story_id";--> statement-breakpoint
ALTER TABLE "recommendation_event" ALTER COLUMN "category_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "recommender_removal_by_time" ON "recommender_removal" ("since");--> statement-breakpoint
-- Whatever takes a story out of the community (its creator, an export that is refused, a deleted account, a hand in the database), it is written down here.
CREATE FUNCTION story_left_community() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO recommender_removal (kind, id) VALUES ('story', OLD.id) ON CONFLICT (kind, id) DO UPDATE SET since = excluded.since;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER story_left_community AFTER UPDATE OF is_published, deleted_at ON story FOR EACH ROW
  WHEN (OLD.is_published AND OLD.deleted_at IS NULL AND NOT (NEW.is_published AND NEW.deleted_at IS NULL)) EXECUTE FUNCTION story_left_community();
--> statement-breakpoint
CREATE TRIGGER story_deleted_from_community AFTER DELETE ON story FOR EACH ROW
  WHEN (OLD.is_published AND OLD.deleted_at IS NULL) EXECUTE FUNCTION story_left_community();
