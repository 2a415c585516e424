CREATE TABLE "moderation_action" (
	"id" text PRIMARY KEY,
	"kind" text NOT NULL,
	"staff_id" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"account_id" text NOT NULL,
	"subject_name" text NOT NULL,
	"reason" text NOT NULL,
	"before" jsonb DEFAULT '{}' NOT NULL,
	"after" jsonb DEFAULT '{}' NOT NULL,
	"until" timestamp with time zone,
	"undoes" text,
	"undone_by" text,
	"objection_token" text UNIQUE,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"id" text PRIMARY KEY,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "objection" (
	"action_id" text PRIMARY KEY,
	"account_id" text NOT NULL,
	"words" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decision" text,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"answer" text
);
--> statement-breakpoint
CREATE TABLE "report" (
	"id" text PRIMARY KEY,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"account_id" text NOT NULL,
	"reporter_id" text NOT NULL,
	"reason" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" text
);
--> statement-breakpoint
CREATE TABLE "withheld_story" (
	"story_id" text PRIMARY KEY,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"is_of_suspended" boolean DEFAULT false NOT NULL,
	"was_published" boolean NOT NULL,
	"was_public" boolean NOT NULL,
	"published_at" timestamp(3) with time zone,
	"rank" double precision NOT NULL,
	"title" text NOT NULL,
	"export_media_id" text,
	"thumbnail_media_id" text
);
--> statement-breakpoint
CREATE INDEX "moderation_action_log" ON "moderation_action" ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "moderation_action_of_subject" ON "moderation_action" ("subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "moderation_action_of_account" ON "moderation_action" ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "notice_of_account" ON "notice" ("account_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "objection_open" ON "objection" ("created_at") WHERE decided_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "report_one_open" ON "report" ("subject_kind","subject_id","reporter_id") WHERE closed_at IS NULL;--> statement-breakpoint
CREATE INDEX "report_of_subject" ON "report" ("subject_kind","subject_id","created_at");--> statement-breakpoint
CREATE INDEX "report_of_account" ON "report" ("account_id","created_at");--> statement-breakpoint
ALTER TABLE "objection" ADD CONSTRAINT "objection_action_id_moderation_action_id_fkey" FOREIGN KEY ("action_id") REFERENCES "moderation_action"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "withheld_story" ADD CONSTRAINT "withheld_story_story_id_story_id_fkey" FOREIGN KEY ("story_id") REFERENCES "story"("id") ON DELETE CASCADE;