DROP INDEX "audit_entries_patient_id_index";--> statement-breakpoint
DROP INDEX "audit_entries_user_id_index";--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "ended_medications" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "shown_patients" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_entries_patient_index" ON "audit_entries" USING btree ("clinic_id","patient_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_user_index" ON "audit_entries" USING btree ("clinic_id","user_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_shown_index" ON "audit_entries" USING gin ("shown_patients") WITH (fastupdate=false);