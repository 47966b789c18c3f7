CREATE TABLE "absence_settlements" (
	"clinic_id" uuid DEFAULT '01934f00-0000-7000-8000-000000000001' NOT NULL,
	"absence_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"settled_as" text NOT NULL,
	"doctor_id" uuid,
	"before" jsonb,
	"version" integer NOT NULL,
	"settled_by" uuid NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	CONSTRAINT "absence_settlements_clinic_id_absence_id_kind_record_id_pk" PRIMARY KEY("clinic_id","absence_id","kind","record_id")
);
--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "away_doctor_id" uuid;--> statement-breakpoint
ALTER TABLE "absence_settlements" ADD CONSTRAINT "absence_settlements_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absence_settlements" ADD CONSTRAINT "absence_settlements_doctor_id_users_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absence_settlements" ADD CONSTRAINT "absence_settlements_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absence_settlements" ADD CONSTRAINT "absence_settlements_absence_id_fk" FOREIGN KEY ("clinic_id","absence_id") REFERENCES "public"."absences"("clinic_id","id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "absence_settlements_record_id_index" ON "absence_settlements" USING btree ("clinic_id","record_id");--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_away_doctor_id_users_id_fk" FOREIGN KEY ("away_doctor_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;