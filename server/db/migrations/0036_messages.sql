CREATE TABLE "messages" (
	"clinic_id" uuid DEFAULT '01934f00-0000-7000-8000-000000000001' NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"visit_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"failure" text,
	CONSTRAINT "messages_clinic_id_id_pk" PRIMARY KEY("clinic_id","id")
);
--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "recipient" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "subject" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "text" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "clinics" ADD COLUMN "message_kinds" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "clinics" ADD COLUMN "messages_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "clinics" ADD COLUMN "reminded_on" date;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "channel" text DEFAULT 'mail' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "kind" text DEFAULT 'account' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "visit_id" uuid;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "known" jsonb;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_visit_id_fk" FOREIGN KEY ("clinic_id","visit_id") REFERENCES "public"."visits"("clinic_id","id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_visit_id_index" ON "messages" USING btree ("clinic_id","visit_id");--> statement-breakpoint
CREATE INDEX "messages_failed_index" ON "messages" USING btree ("clinic_id","at") WHERE "messages"."failure" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_visit_unique" ON "outbox" USING btree ("clinic_id","visit_id","kind","channel") WHERE "outbox"."visit_id" is not null;