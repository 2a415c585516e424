-- Of several teams the first stays: from here on there is one at most.
DELETE FROM "member" m USING "member" first
WHERE first.user_id = m.user_id AND (first.created_at, first.id) < (m.created_at, m.id);--> statement-breakpoint
DROP INDEX "member_user";--> statement-breakpoint
ALTER TABLE "wallet" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "member_of_one_team" ON "member" ("user_id");