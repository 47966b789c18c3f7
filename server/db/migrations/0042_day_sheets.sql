CREATE TABLE "day_sheets" (
	"clinic_id" uuid DEFAULT '01934f00-0000-7000-8000-000000000001' NOT NULL,
	"date" date NOT NULL,
	"content" text NOT NULL,
	"hash" text NOT NULL,
	"closed_by" uuid NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "day_sheets_clinic_id_date_pk" PRIMARY KEY("clinic_id","date")
);
--> statement-breakpoint
ALTER TABLE "day_sheets" ADD CONSTRAINT "day_sheets_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;