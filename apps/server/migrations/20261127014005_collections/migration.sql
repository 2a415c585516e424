CREATE TABLE "collection" (
	"id" text PRIMARY KEY,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"is_public" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collection_story" (
	"collection_id" text,
	"story_id" text,
	"place" integer NOT NULL,
	CONSTRAINT "collection_story_pkey" PRIMARY KEY("collection_id","story_id")
);
--> statement-breakpoint
CREATE INDEX "collection_of_user" ON "collection" ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "collection_story_of_story" ON "collection_story" ("story_id");--> statement-breakpoint
ALTER TABLE "collection_story" ADD CONSTRAINT "collection_story_collection_id_collection_id_fkey" FOREIGN KEY ("collection_id") REFERENCES "collection"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "collection_story" ADD CONSTRAINT "collection_story_story_id_story_id_fkey" FOREIGN KEY ("story_id") REFERENCES "story"("id") ON DELETE CASCADE;