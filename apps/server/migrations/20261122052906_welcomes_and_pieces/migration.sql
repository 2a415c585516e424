CREATE TABLE "render_piece" (
	"key" text,
	"story_id" text,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "render_piece_pkey" PRIMARY KEY("key","story_id")
);
--> statement-breakpoint
CREATE TABLE "welcome" (
	"address_hash" text PRIMARY KEY
);
