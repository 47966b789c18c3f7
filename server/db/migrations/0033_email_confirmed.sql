ALTER TABLE "account_links" ADD COLUMN "code_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_links" ADD COLUMN "code_by" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "start_code_mailed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_confirmed_at" timestamp with time zone;