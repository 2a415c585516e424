CREATE TABLE "folder_story" (
	"user_id" text,
	"story_id" text,
	"folder_id" text NOT NULL,
	CONSTRAINT "folder_story_pkey" PRIMARY KEY("user_id","story_id")
);
--> statement-breakpoint
CREATE TABLE "story_folder" (
	"id" text PRIMARY KEY,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "folder_story_of_folder" ON "folder_story" ("folder_id");--> statement-breakpoint
CREATE INDEX "folder_story_of_story" ON "folder_story" ("story_id");--> statement-breakpoint
CREATE INDEX "story_folder_of_user" ON "story_folder" ("user_id");--> statement-breakpoint
ALTER TABLE "folder_story" ADD CONSTRAINT "folder_story_story_id_story_id_fkey" FOREIGN KEY ("story_id") REFERENCES "story"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "folder_story" ADD CONSTRAINT "folder_story_folder_id_story_folder_id_fkey" FOREIGN KEY ("folder_id") REFERENCES "story_folder"("id") ON DELETE CASCADE;