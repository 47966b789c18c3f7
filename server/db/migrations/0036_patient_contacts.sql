ALTER TABLE "patients" ALTER COLUMN "contact" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "telephones" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "contact_person" jsonb;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "language" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "no_known_allergies" jsonb;