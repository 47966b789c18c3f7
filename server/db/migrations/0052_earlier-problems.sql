ALTER TABLE "problems" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "problems" ADD COLUMN "earlier" jsonb DEFAULT '[]'::jsonb NOT NULL;