CREATE TABLE "lab_ranges" (
	"clinic_id" uuid DEFAULT '01934f00-0000-7000-8000-000000000001' NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"test_type" text NOT NULL,
	"analyte" text NOT NULL,
	"unit" text NOT NULL,
	"sex" text NOT NULL,
	"age_from" integer NOT NULL,
	"age_from_unit" text NOT NULL,
	"age_to" integer,
	"age_to_unit" text NOT NULL,
	"low" double precision,
	"high" double precision,
	"critical_low" double precision,
	"critical_high" double precision,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lab_ranges_clinic_id_id_pk" PRIMARY KEY("clinic_id","id")
);
--> statement-breakpoint
DROP INDEX "lab_results_untold_index";--> statement-breakpoint
ALTER TABLE "lab_results" ADD COLUMN "is_pregnant" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lab_results" ADD COLUMN "reminders" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lab_results" ADD COLUMN "held_since" timestamp with time zone;--> statement-breakpoint
UPDATE "lab_results" SET "reminders" = 2 WHERE "is_critical" AND "acknowledged_at" IS NULL AND "told_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "lab_ranges" ADD CONSTRAINT "lab_ranges_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;