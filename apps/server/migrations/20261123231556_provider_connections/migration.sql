CREATE TABLE "catalogue_model" (
	"id" text PRIMARY KEY,
	"row" jsonb,
	"status" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_trial" (
	"model" text PRIMARY KEY,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"problem" text,
	"usd" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_connection" (
	"id" text PRIMARY KEY,
	"provider" text NOT NULL,
	"label" text NOT NULL,
	"base_url" text NOT NULL,
	"api_url" text,
	"encrypted_key" text,
	"key_end" text,
	"kinds" text[] NOT NULL,
	"model" text,
	"concurrency" integer,
	"daily_budget_usd" double precision,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_test" (
	"connection" text PRIMARY KEY,
	"tested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"problem" text
);
