CREATE TABLE "hidden_template" (
	"user_id" text,
	"story_id" text,
	CONSTRAINT "hidden_template_pkey" PRIMARY KEY("user_id","story_id")
);
--> statement-breakpoint
CREATE TABLE "recommendation_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recommendation_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"actor_id" text NOT NULL,
	"story_id" text NOT NULL,
	"recomm_id" text NOT NULL,
	"session_id" text,
	"portion" double precision,
	"price" double precision,
	"amount" double precision,
	"happened_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_invite" (
	"team_id" text PRIMARY KEY,
	"token_hash" text NOT NULL UNIQUE,
	"invited_by" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "moderation" jsonb;--> statement-breakpoint
ALTER TABLE "story" ADD COLUMN "rank" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "story" ADD COLUMN "contests" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "story" ADD COLUMN "remixed_from" text;--> statement-breakpoint
ALTER TABLE "story" ADD COLUMN "template_key" text;--> statement-breakpoint
ALTER TABLE "story" ADD COLUMN "export_thumbnail_media_id" text;--> statement-breakpoint
ALTER TABLE "story" ALTER COLUMN "published_at" SET DATA TYPE timestamp(3) with time zone USING "published_at"::timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "story" ADD CONSTRAINT "story_template_key_key" UNIQUE("template_key");--> statement-breakpoint
CREATE INDEX "recommendation_event_of_actor" ON "recommendation_event" ("actor_id","received_at");--> statement-breakpoint
CREATE INDEX "recommendation_event_of_story" ON "recommendation_event" ("story_id","received_at");--> statement-breakpoint
CREATE INDEX "recommendation_event_by_arrival" ON "recommendation_event" ("received_at");--> statement-breakpoint
CREATE INDEX "story_published_page" ON "story" ("is_featured" DESC,"published_at" DESC,"id" DESC) WHERE is_published AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX "story_published_category" ON "story" ("category_id","is_featured" DESC,"published_at" DESC,"id" DESC) WHERE is_published AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX "story_published_author" ON "story" ("user_id","published_at" DESC,"id" DESC) WHERE is_published AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX "story_ranked" ON "story" ("category_id","rank" DESC,"id" DESC) WHERE is_published AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX "story_remixes" ON "story" ("remixed_from") WHERE remixed_from IS NOT NULL;--> statement-breakpoint
ALTER TABLE "hidden_template" ADD CONSTRAINT "hidden_template_story_id_story_id_fkey" FOREIGN KEY ("story_id") REFERENCES "story"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "recommendation_event" ADD CONSTRAINT "recommendation_event_story_id_story_id_fkey" FOREIGN KEY ("story_id") REFERENCES "story"("id") ON DELETE CASCADE;--> statement-breakpoint
UPDATE "story" SET "export_thumbnail_media_id" = "thumbnail_media_id" WHERE NOT "is_thumbnail_modified";
