ALTER TABLE "sessions" ADD COLUMN "tried_role" jsonb;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "begun_in" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_begun_in_sessions_id_fk" FOREIGN KEY ("begun_in") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_begun_in_index" ON "sessions" USING btree ("begun_in");