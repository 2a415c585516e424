CREATE INDEX "album_media_of_media" ON "album_media" ("media_id");--> statement-breakpoint
CREATE INDEX "analytics_event_of_user" ON "analytics_event" ("user_id") WHERE user_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "hidden_template_of_story" ON "hidden_template" ("story_id");--> statement-breakpoint
CREATE INDEX "media_deleted" ON "media" ("updated_at") WHERE is_deleted AND hash IS NOT NULL;--> statement-breakpoint
CREATE INDEX "wallet_closed" ON "wallet" ("user_id") WHERE closed_at IS NOT NULL;