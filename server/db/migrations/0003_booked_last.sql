DROP INDEX "appointments_booked_by_index";--> statement-breakpoint
CREATE INDEX "appointments_booked_by_index" ON "appointments" USING btree ("booked_by","created_at");