CREATE TABLE "bin" (
	"clinic_id" uuid DEFAULT '01934f00-0000-7000-8000-000000000001' NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"name" text NOT NULL,
	"deleted_by" uuid NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	"held" jsonb NOT NULL,
	"given_to" text,
	"kept" jsonb NOT NULL,
	CONSTRAINT "bin_clinic_id_id_pk" PRIMARY KEY("clinic_id","id")
);
--> statement-breakpoint
ALTER TABLE "bin" ADD CONSTRAINT "bin_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bin" ADD CONSTRAINT "bin_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bin_deleted_at_index" ON "bin" USING btree ("clinic_id","deleted_at","id");--> statement-breakpoint
CREATE INDEX "bin_record_id_index" ON "bin" USING btree ("clinic_id","record_id");