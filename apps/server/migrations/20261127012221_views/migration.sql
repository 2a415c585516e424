CREATE TABLE "story_view_day" (
	"story_id" text,
	"day" date,
	"views" integer DEFAULT 0 NOT NULL,
	"reached_1" integer DEFAULT 0 NOT NULL,
	"reached_2" integer DEFAULT 0 NOT NULL,
	"reached_3" integer DEFAULT 0 NOT NULL,
	"reached_4" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "story_view_day_pkey" PRIMARY KEY("story_id","day")
);
--> statement-breakpoint
CREATE TABLE "story_view_total" (
	"story_id" text PRIMARY KEY,
	"views" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "story_watch" (
	"story_id" text,
	"day" date,
	"viewer" text,
	"quarter" smallint,
	CONSTRAINT "story_watch_pkey" PRIMARY KEY("story_id","day","viewer","quarter")
);
--> statement-breakpoint
CREATE TABLE "view_salt" (
	"day" date PRIMARY KEY,
	"salt" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "story_watch_by_day" ON "story_watch" ("day");--> statement-breakpoint
ALTER TABLE "story_view_day" ADD CONSTRAINT "story_view_day_story_id_story_id_fkey" FOREIGN KEY ("story_id") REFERENCES "story"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "story_view_total" ADD CONSTRAINT "story_view_total_story_id_story_id_fkey" FOREIGN KEY ("story_id") REFERENCES "story"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "story_watch" ADD CONSTRAINT "story_watch_story_id_story_id_fkey" FOREIGN KEY ("story_id") REFERENCES "story"("id") ON DELETE CASCADE;