CREATE TABLE "account_links" (
	"clinic_id" uuid DEFAULT '01934f00-0000-7000-8000-000000000001' NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"signed_in_at" timestamp with time zone,
	"shown_at" timestamp with time zone,
	"confirmed_by" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "account_links_clinic_id_id_pk" PRIMARY KEY("clinic_id","id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "pending_patient_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "start_code_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "start_code_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_links_patient_index" ON "account_links" USING btree ("clinic_id","patient_id","at");--> statement-breakpoint
CREATE INDEX "account_links_user_index" ON "account_links" USING btree ("clinic_id","user_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_pending_patient_id_fk" FOREIGN KEY ("clinic_id","pending_patient_id") REFERENCES "public"."patients"("clinic_id","id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_pending_patient_id_index" ON "users" USING btree ("clinic_id","pending_patient_id");--> statement-breakpoint
-- Of accounts from before it is known when they were made, and not by whom.
INSERT INTO "account_links" ("clinic_id", "user_id", "patient_id", "kind", "at", "by", "shown_at")
SELECT "clinic_id", "id", "patient_id", 'opened', "created_at", '', "created_at"
FROM "users" WHERE "patient_id" IS NOT NULL;--> statement-breakpoint
-- The start passwords of patients that nobody has signed in with are known to who chose them: they end, and
-- the patients are given a code.
UPDATE "users" SET "password_hash" = NULL, "start_code_ends_at" = now()
WHERE "patient_id" IS NOT NULL AND "must_change_password";
