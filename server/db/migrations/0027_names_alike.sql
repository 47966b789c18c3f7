ALTER TABLE "users" ADD COLUMN "username_looks" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "users_username_looks_index" ON "users" USING gin ("username_looks");