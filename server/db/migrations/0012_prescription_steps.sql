ALTER TABLE "prescription_requests" ADD COLUMN "decline_reason" text;--> statement-breakpoint
ALTER TABLE "prescription_requests" ADD COLUMN "declined_by" uuid;--> statement-breakpoint
ALTER TABLE "prescription_requests" ADD COLUMN "declined_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "prescription_requests" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "prescription_requests" ADD CONSTRAINT "prescription_requests_declined_by_users_id_fk" FOREIGN KEY ("declined_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prescriptions_request_id_index" ON "prescriptions" USING btree ("clinic_id","request_id");