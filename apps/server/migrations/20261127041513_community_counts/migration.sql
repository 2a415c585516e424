CREATE TABLE "story_comment_count" (
	"story_id" text PRIMARY KEY,
	"comments" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "publication_announcement" (
	"story_id" text PRIMARY KEY,
	"followed_before" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"follower_before" text DEFAULT '' NOT NULL,
	"handled_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_follower_count" (
	"account_id" text PRIMARY KEY,
	"followers" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
DROP INDEX "comment_of_story";--> statement-breakpoint
CREATE INDEX "comment_of_story" ON "comment" ("story_id","user_id");--> statement-breakpoint
CREATE INDEX "user_banned" ON "user" ("id") WHERE banned;--> statement-breakpoint
CREATE INDEX "publication_announcement_by_time" ON "publication_announcement" ("handled_at");--> statement-breakpoint
ALTER TABLE "story_comment_count" ADD CONSTRAINT "story_comment_count_story_id_story_id_fkey" FOREIGN KEY ("story_id") REFERENCES "story"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "publication_announcement" ADD CONSTRAINT "publication_announcement_story_id_story_id_fkey" FOREIGN KEY ("story_id") REFERENCES "story"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "account_follower_count" ADD CONSTRAINT "account_follower_count_account_id_user_id_fkey" FOREIGN KEY ("account_id") REFERENCES "user"("id") ON DELETE CASCADE;--> statement-breakpoint
-- Counters are locked in the order of their ids, so that transactions with several of them do not wait for each other.
CREATE FUNCTION followers_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO account_follower_count (account_id, followers)
    SELECT followed_id, count(*) FROM changed GROUP BY followed_id ORDER BY followed_id
    ON CONFLICT (account_id) DO UPDATE SET followers = account_follower_count.followers + excluded.followers;
  ELSE
    PERFORM 1 FROM account_follower_count WHERE account_id IN (SELECT followed_id FROM changed) ORDER BY account_id FOR UPDATE;
    UPDATE account_follower_count SET followers = followers - removed.number
    FROM (SELECT followed_id, count(*) AS number FROM changed GROUP BY followed_id) removed
    WHERE account_id = removed.followed_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER follow_added AFTER INSERT ON follow REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION followers_counted();
--> statement-breakpoint
CREATE TRIGGER follow_removed AFTER DELETE ON follow REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION followers_counted();
--> statement-breakpoint
INSERT INTO account_follower_count (account_id, followers) SELECT followed_id, count(*) FROM follow GROUP BY followed_id;
--> statement-breakpoint
CREATE FUNCTION comments_counted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes jsonb;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT jsonb_object_agg(story_id, number) INTO changes FROM (
      SELECT story_id, count(*) AS number FROM added WHERE NOT is_hidden AND deleted_at IS NULL AND user_id IS NOT NULL GROUP BY story_id) counted;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT jsonb_object_agg(story_id, -number) INTO changes FROM (
      SELECT story_id, count(*) AS number FROM removed WHERE NOT is_hidden AND deleted_at IS NULL AND user_id IS NOT NULL GROUP BY story_id) counted;
  ELSE
    SELECT jsonb_object_agg(story_id, number) INTO changes FROM (
      SELECT story_id, sum(number) AS number FROM (
        SELECT story_id, 1 AS number FROM added WHERE NOT is_hidden AND deleted_at IS NULL AND user_id IS NOT NULL
        UNION ALL
        SELECT story_id, -1 FROM removed WHERE NOT is_hidden AND deleted_at IS NULL AND user_id IS NOT NULL) both_states
      GROUP BY story_id HAVING sum(number) <> 0) counted;
  END IF;
  -- The comments of a deleted story are deleted with its counter.
  INSERT INTO story_comment_count (story_id, comments)
  SELECT story.id, value::integer FROM jsonb_each_text(changes) JOIN story ON story.id = key ORDER BY story.id
  ON CONFLICT (story_id) DO UPDATE SET comments = story_comment_count.comments + excluded.comments;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER comment_added AFTER INSERT ON comment REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION comments_counted();
--> statement-breakpoint
CREATE TRIGGER comment_removed AFTER DELETE ON comment REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION comments_counted();
--> statement-breakpoint
CREATE TRIGGER comment_changed AFTER UPDATE ON comment REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION comments_counted();
--> statement-breakpoint
INSERT INTO story_comment_count (story_id, comments)
SELECT story_id, count(*) FROM comment WHERE NOT is_hidden AND deleted_at IS NULL AND user_id IS NOT NULL GROUP BY story_id;
