CREATE TABLE "audit_mails" (
	"clinic_id" uuid DEFAULT '01934f00-0000-7000-8000-000000000001' NOT NULL,
	"day" date NOT NULL,
	"seal" text NOT NULL,
	CONSTRAINT "audit_mails_clinic_id_pk" PRIMARY KEY("clinic_id")
);
--> statement-breakpoint
ALTER TABLE "audit_mails" ADD CONSTRAINT "audit_mails_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_changed_index" ON "audit_entries" USING btree ("clinic_id","at","id") WHERE "audit_entries"."kind" = 'changed';