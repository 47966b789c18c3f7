CREATE TABLE "clinics" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- The one clinic (schema.ts, clinicId).
INSERT INTO "clinics" ("id") VALUES ('01934f00-0000-7000-8000-000000000001');--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"key" text NOT NULL,
	"digest" text NOT NULL,
	"status" integer,
	"answer" json,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_endpoint_key_pk" PRIMARY KEY("user_id","endpoint","key")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "appointments" DROP CONSTRAINT "appointments_department_id_departments_id_fk";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_role_id_roles_id_fk";--> statement-breakpoint
DROP INDEX "appointments_department_id_index";--> statement-breakpoint
DROP INDEX "appointments_booked_by_index";--> statement-breakpoint
DROP INDEX "departments_name_unique";--> statement-breakpoint
DROP INDEX "roles_name_unique";--> statement-breakpoint
DROP INDEX "roles_key_unique";--> statement-breakpoint
DROP INDEX "users_role_id_index";--> statement-breakpoint
DROP INDEX "working_times_name_unique";--> statement-breakpoint
ALTER TABLE "appointments" DROP CONSTRAINT "appointments_pkey";--> statement-breakpoint
ALTER TABLE "departments" DROP CONSTRAINT "departments_pkey";--> statement-breakpoint
ALTER TABLE "roles" DROP CONSTRAINT "roles_pkey";--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "role_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "working_times" DROP CONSTRAINT "working_times_pkey";--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "clinic_id" uuid DEFAULT '01934f00-0000-7000-8000-000000000001' NOT NULL;--> statement-breakpoint
ALTER TABLE "departments" ADD COLUMN "clinic_id" uuid DEFAULT '01934f00-0000-7000-8000-000000000001' NOT NULL;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "clinic_id" uuid DEFAULT '01934f00-0000-7000-8000-000000000001' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "clinic_id" uuid DEFAULT '01934f00-0000-7000-8000-000000000001' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "must_change_password" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "department_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "working_time_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "place" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "working_times" ADD COLUMN "clinic_id" uuid DEFAULT '01934f00-0000-7000-8000-000000000001' NOT NULL;--> statement-breakpoint
-- As the API writes it from now on, but for letters whose case this database's locale does not know.
UPDATE "users" SET "search_text" = lower("name" || E'\n' || "username" || E'\n' || "email");--> statement-breakpoint
-- A login stored before would open the sample where the records are the server's now.
DELETE FROM "sessions";--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_clinic_id_id_pk" PRIMARY KEY("clinic_id","id");--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_clinic_id_id_pk" PRIMARY KEY("clinic_id","id");--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_clinic_id_id_pk" PRIMARY KEY("clinic_id","id");--> statement-breakpoint
ALTER TABLE "working_times" ADD CONSTRAINT "working_times_clinic_id_id_pk" PRIMARY KEY("clinic_id","id");--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_expires_at_index" ON "idempotency_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_due_at_index" ON "outbox" USING btree ("due_at");--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_department_id_fk" FOREIGN KEY ("clinic_id","department_id") REFERENCES "public"."departments"("clinic_id","id") ON DELETE SET NULL ("department_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role_id_fk" FOREIGN KEY ("clinic_id","role_id") REFERENCES "public"."roles"("clinic_id","id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_department_id_fk" FOREIGN KEY ("clinic_id","department_id") REFERENCES "public"."departments"("clinic_id","id") ON DELETE SET NULL ("department_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_working_time_id_fk" FOREIGN KEY ("clinic_id","working_time_id") REFERENCES "public"."working_times"("clinic_id","id") ON DELETE SET NULL ("working_time_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "working_times" ADD CONSTRAINT "working_times_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_name_index" ON "users" USING btree ("clinic_id",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "users_department_id_index" ON "users" USING btree ("clinic_id","department_id");--> statement-breakpoint
CREATE INDEX "users_working_time_id_index" ON "users" USING btree ("clinic_id","working_time_id");--> statement-breakpoint
CREATE INDEX "appointments_department_id_index" ON "appointments" USING btree ("clinic_id","department_id");--> statement-breakpoint
CREATE INDEX "appointments_booked_by_index" ON "appointments" USING btree ("clinic_id","booked_by","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "departments_name_unique" ON "departments" USING btree ("clinic_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "roles_name_unique" ON "roles" USING btree ("clinic_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "roles_key_unique" ON "roles" USING btree ("clinic_id","key");--> statement-breakpoint
CREATE INDEX "users_role_id_index" ON "users" USING btree ("clinic_id","role_id");--> statement-breakpoint
CREATE UNIQUE INDEX "working_times_name_unique" ON "working_times" USING btree ("clinic_id",lower("name"));
