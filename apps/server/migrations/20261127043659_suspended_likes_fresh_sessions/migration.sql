ALTER TABLE "session" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "story_like" ADD COLUMN "is_counted" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "story_like_not_counted" ON "story_like" ("user_id") WHERE NOT is_counted;--> statement-breakpoint
CREATE OR REPLACE FUNCTION story_like_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' AND NEW.is_counted THEN
    INSERT INTO story_like_count (story_id, likes) VALUES (NEW.story_id, 1)
    ON CONFLICT (story_id) DO UPDATE SET likes = story_like_count.likes + 1;
  END IF;
  IF TG_OP <> 'INSERT' AND OLD.is_counted THEN
    UPDATE story_like_count SET likes = likes - 1 WHERE story_id = OLD.story_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER story_like_recounted AFTER UPDATE OF is_counted ON story_like FOR EACH ROW EXECUTE FUNCTION story_like_counted();
