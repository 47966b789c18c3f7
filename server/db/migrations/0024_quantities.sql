ALTER TABLE "vitals" ADD COLUMN "comparators" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "lab_results" ADD COLUMN "found_critical" boolean;--> statement-breakpoint
CREATE INDEX "lab_results_unread_index" ON "lab_results" USING btree ("clinic_id","id") WHERE "lab_results"."found_critical" is null;--> statement-breakpoint
CREATE INDEX "lab_results_found_critical_index" ON "lab_results" USING btree ("clinic_id","order_id") WHERE "lab_results"."found_critical" and "lab_results"."acknowledged_at" is null;