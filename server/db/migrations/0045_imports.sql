CREATE TABLE "import_rows" (
	"clinic_id" uuid DEFAULT '01934f00-0000-7000-8000-000000000001' NOT NULL,
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"preview" jsonb NOT NULL,
	"record" jsonb,
	"record_id" uuid NOT NULL,
	"name_key" text NOT NULL,
	"password_hash" text,
	CONSTRAINT "import_rows_clinic_id_import_id_line_pk" PRIMARY KEY("clinic_id","import_id","line")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"clinic_id" uuid DEFAULT '01934f00-0000-7000-8000-000000000001' NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"file" text NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"committed_at" timestamp with time zone,
	"committed_by" text DEFAULT '' NOT NULL,
	"record_ids" uuid[] DEFAULT '{}' NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" text DEFAULT '' NOT NULL,
	"removed" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "imports_clinic_id_id_pk" PRIMARY KEY("clinic_id","id")
);
--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_fk" FOREIGN KEY ("clinic_id","import_id") REFERENCES "public"."imports"("clinic_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_name_key_index" ON "import_rows" USING btree ("clinic_id","import_id","name_key");--> statement-breakpoint
CREATE INDEX "booking_requests_patient_id_index" ON "booking_requests" USING btree ("clinic_id","patient_id");