ALTER TABLE "vitals" ADD COLUMN "is_critical" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "vitals" ADD COLUMN "notified" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "vitals" ADD COLUMN "acknowledged_by" uuid;--> statement-breakpoint
ALTER TABLE "vitals" ADD COLUMN "acknowledged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vitals" ADD COLUMN "escalated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vitals" ADD CONSTRAINT "vitals_acknowledged_by_users_id_fk" FOREIGN KEY ("acknowledged_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vitals_critical_index" ON "vitals" USING btree ("clinic_id","measured_at","id") WHERE "vitals"."is_critical" and "vitals"."acknowledged_at" is null and "vitals"."in_error_at" is null;