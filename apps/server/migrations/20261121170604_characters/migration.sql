CREATE TABLE "character" (
	"id" text PRIMARY KEY,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"reference_mode" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"image_media_id" text NOT NULL,
	"look" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "character_of_user" ON "character" ("user_id","created_at" DESC NULLS LAST) WHERE deleted_at IS NULL;