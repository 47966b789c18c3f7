CREATE TABLE "note_addenda" (
	"clinic_id" uuid DEFAULT '01934f00-0000-7000-8000-000000000001' NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"note_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"signed_by" text NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	"in_error_by" text,
	"in_error_at" timestamp with time zone,
	"in_error_reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "note_addenda_clinic_id_id_pk" PRIMARY KEY("clinic_id","id")
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"clinic_id" uuid DEFAULT '01934f00-0000-7000-8000-000000000001' NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"patient_id" uuid NOT NULL,
	"visit_id" uuid,
	"author_id" uuid NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"history" text DEFAULT '' NOT NULL,
	"findings" text DEFAULT '' NOT NULL,
	"assessment" text DEFAULT '' NOT NULL,
	"plan" text DEFAULT '' NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"signed_by" text,
	"signed_at" timestamp with time zone,
	"in_error_by" text,
	"in_error_at" timestamp with time zone,
	"in_error_reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notes_clinic_id_id_pk" PRIMARY KEY("clinic_id","id"),
	CONSTRAINT "notes_signed" CHECK (("notes"."status" = 'signed') = ("notes"."signed_by" is not null) and ("notes"."status" = 'signed') = ("notes"."signed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "templates" (
	"clinic_id" uuid DEFAULT '01934f00-0000-7000-8000-000000000001' NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"history" text DEFAULT '' NOT NULL,
	"findings" text DEFAULT '' NOT NULL,
	"assessment" text DEFAULT '' NOT NULL,
	"plan" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "templates_clinic_id_id_pk" PRIMARY KEY("clinic_id","id")
);
--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "with_doctor_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "clinics" ADD COLUMN "notes_for_patients" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "clinics" ADD COLUMN "notes_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "note_addenda" ADD CONSTRAINT "note_addenda_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_addenda" ADD CONSTRAINT "note_addenda_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_addenda" ADD CONSTRAINT "note_addenda_note_id_fk" FOREIGN KEY ("clinic_id","note_id") REFERENCES "public"."notes"("clinic_id","id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_patient_id_fk" FOREIGN KEY ("clinic_id","patient_id") REFERENCES "public"."patients"("clinic_id","id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_visit_id_fk" FOREIGN KEY ("clinic_id","visit_id") REFERENCES "public"."visits"("clinic_id","id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "note_addenda_note_id_index" ON "note_addenda" USING btree ("clinic_id","note_id","signed_at","id");--> statement-breakpoint
CREATE INDEX "notes_patient_id_index" ON "notes" USING btree ("clinic_id","patient_id","signed_at","id");--> statement-breakpoint
CREATE INDEX "notes_visit_id_index" ON "notes" USING btree ("clinic_id","visit_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notes_draft_of_visit_unique" ON "notes" USING btree ("clinic_id","author_id","visit_id") WHERE "notes"."status" = 'draft' and "notes"."visit_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "notes_draft_of_patient_unique" ON "notes" USING btree ("clinic_id","author_id","patient_id") WHERE "notes"."status" = 'draft' and "notes"."visit_id" is null;--> statement-breakpoint
CREATE INDEX "notes_drafts_index" ON "notes" USING btree ("clinic_id","author_id","saved_at") WHERE "notes"."status" = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX "templates_name_unique" ON "templates" USING btree ("clinic_id","kind",lower("name"));