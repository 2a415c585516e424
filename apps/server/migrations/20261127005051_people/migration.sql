CREATE TABLE "notification" (
	"id" text PRIMARY KEY,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"group_key" text NOT NULL,
	"story_id" text,
	"data" jsonb DEFAULT '{}' NOT NULL,
	"is_in_app" boolean DEFAULT true NOT NULL,
	"latest_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	"mail_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_actor" (
	"notification_id" text,
	"actor_id" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_actor_pkey" PRIMARY KEY("notification_id","actor_id")
);
--> statement-breakpoint
CREATE TABLE "notification_preference" (
	"account_id" text,
	"kind" text,
	"is_in_app" boolean DEFAULT true NOT NULL,
	"is_by_mail" boolean DEFAULT true NOT NULL,
	CONSTRAINT "notification_preference_pkey" PRIMARY KEY("account_id","kind")
);
--> statement-breakpoint
CREATE TABLE "account_block" (
	"blocker_id" text,
	"blocked_id" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_block_pkey" PRIMARY KEY("blocker_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "account_profile" (
	"user_id" text PRIMARY KEY,
	"bio" text DEFAULT '' NOT NULL,
	"links" jsonb DEFAULT '[]' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "follow" (
	"follower_id" text,
	"followed_id" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follow_pkey" PRIMARY KEY("follower_id","followed_id")
);
--> statement-breakpoint
CREATE TABLE "story_like" (
	"story_id" text,
	"user_id" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "story_like_pkey" PRIMARY KEY("story_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "story_like_count" (
	"story_id" text PRIMARY KEY,
	"likes" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "notification_unread_group" ON "notification" ("account_id","kind","group_key") WHERE read_at IS NULL;--> statement-breakpoint
CREATE INDEX "notification_page" ON "notification" ("account_id","latest_at" DESC,"id" DESC) WHERE is_in_app;--> statement-breakpoint
CREATE INDEX "notification_of_group" ON "notification" ("account_id","kind","group_key");--> statement-breakpoint
CREATE INDEX "notification_mail_due" ON "notification" ("mail_at") WHERE mail_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "notification_of_story" ON "notification" ("story_id");--> statement-breakpoint
CREATE INDEX "notification_by_time" ON "notification" ("latest_at");--> statement-breakpoint
CREATE INDEX "notification_actor_of_actor" ON "notification_actor" ("actor_id");--> statement-breakpoint
CREATE INDEX "account_block_of_blocked" ON "account_block" ("blocked_id");--> statement-breakpoint
CREATE INDEX "follow_of_follower" ON "follow" ("follower_id","created_at" DESC,"followed_id" DESC);--> statement-breakpoint
CREATE INDEX "follow_of_followed" ON "follow" ("followed_id","created_at" DESC,"follower_id" DESC);--> statement-breakpoint
CREATE INDEX "story_like_of_user" ON "story_like" ("user_id","created_at" DESC,"story_id" DESC);--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_account_id_user_id_fkey" FOREIGN KEY ("account_id") REFERENCES "user"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_story_id_story_id_fkey" FOREIGN KEY ("story_id") REFERENCES "story"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "notification_actor" ADD CONSTRAINT "notification_actor_notification_id_notification_id_fkey" FOREIGN KEY ("notification_id") REFERENCES "notification"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "notification_actor" ADD CONSTRAINT "notification_actor_actor_id_user_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "user"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "notification_preference" ADD CONSTRAINT "notification_preference_account_id_user_id_fkey" FOREIGN KEY ("account_id") REFERENCES "user"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "account_block" ADD CONSTRAINT "account_block_blocker_id_user_id_fkey" FOREIGN KEY ("blocker_id") REFERENCES "user"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "account_block" ADD CONSTRAINT "account_block_blocked_id_user_id_fkey" FOREIGN KEY ("blocked_id") REFERENCES "user"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "account_profile" ADD CONSTRAINT "account_profile_user_id_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "follow" ADD CONSTRAINT "follow_follower_id_user_id_fkey" FOREIGN KEY ("follower_id") REFERENCES "user"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "follow" ADD CONSTRAINT "follow_followed_id_user_id_fkey" FOREIGN KEY ("followed_id") REFERENCES "user"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "story_like" ADD CONSTRAINT "story_like_story_id_story_id_fkey" FOREIGN KEY ("story_id") REFERENCES "story"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "story_like" ADD CONSTRAINT "story_like_user_id_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "story_like_count" ADD CONSTRAINT "story_like_count_story_id_story_id_fkey" FOREIGN KEY ("story_id") REFERENCES "story"("id") ON DELETE CASCADE;--> statement-breakpoint
-- Also likes that are deleted with their account are counted.
CREATE FUNCTION story_like_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO story_like_count (story_id, likes) VALUES (NEW.story_id, 1)
    ON CONFLICT (story_id) DO UPDATE SET likes = story_like_count.likes + 1;
  ELSE
    UPDATE story_like_count SET likes = likes - 1 WHERE story_id = OLD.story_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER story_like_counted AFTER INSERT OR DELETE ON story_like FOR EACH ROW EXECUTE FUNCTION story_like_counted();
