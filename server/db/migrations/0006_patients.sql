-- Any owner of a database may make it: PostgreSQL has marked it as trusted since version 13.
CREATE EXTENSION IF NOT EXISTS "pg_trgm";--> statement-breakpoint
CREATE TABLE "counters" (
	"clinic_id" uuid DEFAULT '01934f00-0000-7000-8000-000000000001' NOT NULL,
	"name" text NOT NULL,
	"value" integer NOT NULL,
	CONSTRAINT "counters_clinic_id_name_pk" PRIMARY KEY("clinic_id","name")
);
--> statement-breakpoint
CREATE TABLE "patients" (
	"clinic_id" uuid DEFAULT '01934f00-0000-7000-8000-000000000001' NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"gender" text NOT NULL,
	"contact" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"date_of_birth" date,
	"age" integer NOT NULL,
	"age_on" date NOT NULL,
	"last_visit" date NOT NULL,
	"diagnosis" text NOT NULL,
	"current_medications" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"allergies" text[] DEFAULT '{}' NOT NULL,
	"past_medical_history" text DEFAULT '' NOT NULL,
	"closed_at" timestamp with time zone,
	"name_key" text NOT NULL,
	"contact_key" text NOT NULL,
	"search_text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "patients_clinic_id_id_pk" PRIMARY KEY("clinic_id","id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "patient_id" uuid;--> statement-breakpoint
ALTER TABLE "counters" ADD CONSTRAINT "counters_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patients" ADD CONSTRAINT "patients_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "patients_number_unique" ON "patients" USING btree ("clinic_id","number");--> statement-breakpoint
CREATE INDEX "patients_name_key_index" ON "patients" USING btree ("clinic_id","name_key","id");--> statement-breakpoint
CREATE INDEX "patients_last_visit_index" ON "patients" USING btree ("clinic_id","last_visit","id");--> statement-breakpoint
CREATE INDEX "patients_search_text_index" ON "patients" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=off);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_patient_id_fk" FOREIGN KEY ("clinic_id","patient_id") REFERENCES "public"."patients"("clinic_id","id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_patient_id_index" ON "users" USING btree ("clinic_id","patient_id");
