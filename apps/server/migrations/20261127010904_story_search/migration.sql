CREATE TABLE "person_search" (
	"account_id" text PRIMARY KEY,
	"stories" integer NOT NULL,
	"words" tsvector NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_lexeme" (
	"lexeme" text COLLATE "C" PRIMARY KEY,
	"rows" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_pending" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_pending_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"story_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "story_search" (
	"story_id" text PRIMARY KEY,
	"user_id" text NOT NULL,
	"published_at" timestamp(3) with time zone NOT NULL,
	"words" tsvector NOT NULL
);
--> statement-breakpoint
CREATE INDEX "person_search_words" ON "person_search" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "person_search_page" ON "person_search" ("stories" DESC,"account_id" DESC);--> statement-breakpoint
CREATE INDEX "search_lexeme_beginning" ON "search_lexeme" (left("lexeme", 3),"rows" DESC) WHERE lexeme NOT LIKE '%:%';--> statement-breakpoint
CREATE INDEX "story_search_words" ON "story_search" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "story_search_author" ON "story_search" ("user_id");--> statement-breakpoint
-- Whatever changes what readers find (its creator, staff, an export, a deleted account, a hand in the database), it is written down here.
CREATE FUNCTION story_search_pending() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_pending (story_id) VALUES (coalesce(NEW.id, OLD.id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER story_search_inserted AFTER INSERT ON story FOR EACH ROW WHEN (NEW.is_published) EXECUTE FUNCTION story_search_pending();
--> statement-breakpoint
CREATE TRIGGER story_search_updated
  AFTER UPDATE OF is_published, deleted_at, published_at, title, category_id, category_inputs, contests, export_media_id, user_id ON story FOR EACH ROW
  WHEN ((OLD.is_published OR NEW.is_published) AND
    (OLD.is_published, OLD.deleted_at, OLD.published_at, OLD.title, OLD.category_id, OLD.category_inputs, OLD.contests, OLD.export_media_id, OLD.user_id)
    IS DISTINCT FROM
    (NEW.is_published, NEW.deleted_at, NEW.published_at, NEW.title, NEW.category_id, NEW.category_inputs, NEW.contests, NEW.export_media_id, NEW.user_id))
  EXECUTE FUNCTION story_search_pending();
--> statement-breakpoint
CREATE TRIGGER story_search_deleted AFTER DELETE ON story FOR EACH ROW WHEN (OLD.is_published) EXECUTE FUNCTION story_search_pending();
--> statement-breakpoint
CREATE FUNCTION author_search_pending() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_pending (story_id) SELECT id FROM story WHERE user_id = NEW.id AND is_published AND deleted_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER author_search_updated AFTER UPDATE OF name, username ON "user" FOR EACH ROW
  WHEN ((OLD.name, OLD.username) IS DISTINCT FROM (NEW.name, NEW.username)) EXECUTE FUNCTION author_search_pending();
