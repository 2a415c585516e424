ALTER TABLE "shot" ADD COLUMN "plan" jsonb;--> statement-breakpoint
ALTER TABLE "shot" ADD COLUMN "plan_version" integer;