DROP INDEX "idempotency_keys_expires_at_index";--> statement-breakpoint
DROP INDEX "outbox_due_at_index";--> statement-breakpoint
DROP INDEX "booking_requests_status_index";--> statement-breakpoint
DROP INDEX "changes_at_index";--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP CONSTRAINT "idempotency_keys_user_id_endpoint_key_pk";--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_pkey";--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "clinic_id" uuid DEFAULT '01934f00-0000-7000-8000-000000000001' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "clinic_id" uuid DEFAULT '01934f00-0000-7000-8000-000000000001' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "number" integer;--> statement-breakpoint
-- Staff, in the order in which they came: no accounts that show a patient's own record and no more.
UPDATE "users" SET "number" = "counted"."number" FROM (
	SELECT "users"."id", row_number() OVER (PARTITION BY "users"."clinic_id" ORDER BY "users"."created_at", "users"."username_key") AS "number"
	FROM "users" LEFT JOIN "roles" ON "roles"."clinic_id" = "users"."clinic_id" AND "roles"."id" = "users"."role_id"
	WHERE "roles"."id" IS NULL
		OR NOT 'patient_dashboard' = ANY("roles"."permissions")
		OR "roles"."permissions" && '{admin_dashboard,doctor_dashboard,receptionist_dashboard,lab_dashboard}'::text[]
) AS "counted" WHERE "counted"."id" = "users"."id";--> statement-breakpoint
INSERT INTO "counters" ("clinic_id", "name", "value") SELECT "clinic_id", 'staff', max("number") FROM "users" WHERE "number" IS NOT NULL GROUP BY "clinic_id";--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_clinic_id_user_id_endpoint_key_pk" PRIMARY KEY("clinic_id","user_id","endpoint","key");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_clinic_id_id_pk" PRIMARY KEY("clinic_id","id");--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "users_number_unique" ON "users" USING btree ("clinic_id","number");--> statement-breakpoint
CREATE INDEX "booking_requests_order_index" ON "booking_requests" USING btree ("clinic_id",(case when "status" = 'new'
    then extract(epoch from "created_at" at time zone 'UTC')
    else 1e12 - extract(epoch from "closed_at" at time zone 'UTC') end),"id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_expires_at_index" ON "idempotency_keys" USING btree ("clinic_id","expires_at");--> statement-breakpoint
CREATE INDEX "outbox_due_at_index" ON "outbox" USING btree ("clinic_id","due_at");--> statement-breakpoint
CREATE INDEX "booking_requests_status_index" ON "booking_requests" USING btree ("clinic_id","status",(case when "status" = 'new'
    then extract(epoch from "created_at" at time zone 'UTC')
    else 1e12 - extract(epoch from "closed_at" at time zone 'UTC') end),"id");--> statement-breakpoint
CREATE INDEX "changes_at_index" ON "changes" USING btree ("clinic_id","at");
