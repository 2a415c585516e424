CREATE TABLE "call" (
	"id" text PRIMARY KEY,
	"run_id" text NOT NULL,
	"shot_id" text,
	"kind" text NOT NULL,
	"engine" text NOT NULL,
	"state" text NOT NULL,
	"operation" jsonb,
	"result" jsonb,
	"error" text,
	"submissions" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"user_id" text,
	"path" text,
	"key" text,
	"body_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_pkey" PRIMARY KEY("user_id","path","key")
);
--> statement-breakpoint
CREATE TABLE "lease" (
	"executor_id" text PRIMARY KEY,
	"expires_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger" (
	"id" text PRIMARY KEY,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"captured" bigint DEFAULT 0 NOT NULL,
	"hold_id" text,
	"cost_key" text,
	"label" text,
	"story_id" text,
	"run_id" text,
	"shot_id" text,
	"note" text,
	"once_key" text NOT NULL,
	"balance_after" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_kind" CHECK ("kind" IN ('grant', 'hold', 'capture', 'release', 'refund')),
	CONSTRAINT "ledger_sign" CHECK (("kind" = 'hold' AND "amount" <= 0) OR ("kind" = 'capture' AND "amount" = 0 AND "captured" > 0) OR ("kind" IN ('grant', 'release', 'refund') AND "amount" >= 0))
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" text PRIMARY KEY,
	"user_id" text NOT NULL,
	"story_id" text,
	"shot_id" text,
	"resource_type" text NOT NULL,
	"subtype" text,
	"role" text NOT NULL,
	"source" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"ai_model" text,
	"prompt" text,
	"workflow_run_id" text,
	"status" text NOT NULL,
	"status_message" text,
	"hash" text,
	"mime_type" text,
	"size_bytes" bigint,
	"metadata" jsonb DEFAULT '{}' NOT NULL,
	"reference_media_id" text,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "run" (
	"id" text PRIMARY KEY,
	"story_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"workflow" text NOT NULL,
	"status" text NOT NULL,
	"step" text NOT NULL,
	"error" text,
	"output" jsonb,
	"input" jsonb DEFAULT '{}' NOT NULL,
	"cost_key" text,
	"price_credits" integer DEFAULT 0 NOT NULL,
	"used_free_story" boolean DEFAULT false NOT NULL,
	"cancel_requested_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "run_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "run_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"run_id" text NOT NULL,
	"story_id" text NOT NULL,
	"status" text NOT NULL,
	"error" text,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shot" (
	"story_id" text,
	"shot_id" text,
	"lexorank" text COLLATE "C" NOT NULL,
	"shot_type" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"image_prompt" text DEFAULT '' NOT NULL,
	"video_prompt" text DEFAULT '' NOT NULL,
	"voice_over" text DEFAULT '' NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"hidden_at" timestamp with time zone,
	"active_image_id" text,
	"active_video_id" text,
	"active_voice_over_audio_id" text,
	CONSTRAINT "shot_pkey" PRIMARY KEY("story_id","shot_id")
);
--> statement-breakpoint
CREATE TABLE "story" (
	"id" text PRIMARY KEY,
	"user_id" text NOT NULL,
	"team_id" text,
	"title" text NOT NULL,
	"category_id" text NOT NULL,
	"category_inputs" jsonb DEFAULT '{}' NOT NULL,
	"status" text NOT NULL,
	"status_message" text,
	"workflow_run_id" text,
	"is_template" boolean DEFAULT false NOT NULL,
	"is_preview" boolean DEFAULT false NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone,
	"paused_at" timestamp with time zone,
	"resumed_at" timestamp with time zone,
	"export_media_id" text,
	"thumbnail_media_id" text,
	"is_thumbnail_modified" boolean DEFAULT false NOT NULL,
	"is_export_outdated" boolean DEFAULT false NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"fps" integer NOT NULL,
	"duration_seconds" double precision,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "timeline" (
	"story_id" text PRIMARY KEY,
	"document" jsonb NOT NULL,
	"schema_version" integer DEFAULT 1 NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet" (
	"user_id" text PRIMARY KEY,
	"available" bigint DEFAULT 0 NOT NULL,
	"free_stories_left" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "wallet_available_not_negative" CHECK ("available" >= 0),
	CONSTRAINT "wallet_free_not_negative" CHECK ("free_stories_left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "account" (
	"id" text PRIMARY KEY,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitation" (
	"id" text PRIMARY KEY,
	"organization_id" text NOT NULL,
	"email" text NOT NULL,
	"role" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"inviter_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member" (
	"id" text PRIMARY KEY,
	"organization_id" text NOT NULL,
	"user_id" text NOT NULL,
	"role" text DEFAULT 'member' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_once" UNIQUE("organization_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "organization" (
	"id" text PRIMARY KEY,
	"name" text NOT NULL,
	"slug" text NOT NULL UNIQUE,
	"logo" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"metadata" text
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY,
	"expires_at" timestamp with time zone NOT NULL,
	"token" text NOT NULL UNIQUE,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"user_id" text NOT NULL,
	"active_organization_id" text,
	"impersonated_by" text
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" text PRIMARY KEY,
	"name" text NOT NULL,
	"email" text NOT NULL UNIQUE,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"username" text UNIQUE,
	"display_username" text,
	"role" text DEFAULT 'user' NOT NULL,
	"banned" boolean DEFAULT false NOT NULL,
	"ban_reason" text,
	"ban_expires" timestamp with time zone,
	"features" text[] DEFAULT '{}'::text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" text PRIMARY KEY,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"key" text PRIMARY KEY,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_window" (
	"key" text PRIMARY KEY,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "call_of_run" ON "call" ("run_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_once" ON "ledger" ("once_key");--> statement-breakpoint
CREATE INDEX "ledger_of_user" ON "ledger" ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ledger_of_hold" ON "ledger" ("hold_id");--> statement-breakpoint
CREATE INDEX "media_of_story" ON "media" ("story_id","shot_id","created_at");--> statement-breakpoint
CREATE INDEX "media_by_hash" ON "media" ("hash");--> statement-breakpoint
CREATE INDEX "media_of_user" ON "media" ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "run_of_story" ON "run" ("story_id","created_at");--> statement-breakpoint
CREATE INDEX "run_unfinished_of_user" ON "run" ("user_id") WHERE status = 'RUN_RUNNING';--> statement-breakpoint
CREATE UNIQUE INDEX "run_one_unfinished_per_story" ON "run" ("story_id") WHERE status = 'RUN_RUNNING';--> statement-breakpoint
CREATE INDEX "run_event_of_run" ON "run_event" ("run_id","id");--> statement-breakpoint
CREATE INDEX "shot_order" ON "shot" ("story_id","lexorank","shot_id");--> statement-breakpoint
CREATE INDEX "story_owner_page" ON "story" ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX "story_by_run" ON "story" ("workflow_run_id");--> statement-breakpoint
CREATE INDEX "account_user" ON "account" ("user_id");--> statement-breakpoint
CREATE INDEX "invitation_email" ON "invitation" ("email");--> statement-breakpoint
CREATE INDEX "invitation_organization" ON "invitation" ("organization_id");--> statement-breakpoint
CREATE INDEX "member_user" ON "member" ("user_id");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" ("user_id");--> statement-breakpoint
CREATE INDEX "verification_identifier" ON "verification" ("identifier");--> statement-breakpoint
CREATE INDEX "rate_window_ends" ON "rate_window" ("ends_at");--> statement-breakpoint
ALTER TABLE "call" ADD CONSTRAINT "call_run_id_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "run"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_story_id_story_id_fkey" FOREIGN KEY ("story_id") REFERENCES "story"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "run" ADD CONSTRAINT "run_story_id_story_id_fkey" FOREIGN KEY ("story_id") REFERENCES "story"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "run_event" ADD CONSTRAINT "run_event_run_id_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "run"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "shot" ADD CONSTRAINT "shot_story_id_story_id_fkey" FOREIGN KEY ("story_id") REFERENCES "story"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "timeline" ADD CONSTRAINT "timeline_story_id_story_id_fkey" FOREIGN KEY ("story_id") REFERENCES "story"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_organization_id_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_inviter_id_user_id_fkey" FOREIGN KEY ("inviter_id") REFERENCES "user"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_organization_id_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_user_id_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE;