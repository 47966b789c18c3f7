CREATE TABLE "notices" (
	"clinic_id" uuid DEFAULT '01934f00-0000-7000-8000-000000000001' NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"what" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notices_clinic_id_id_pk" PRIMARY KEY("clinic_id","id")
);
--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_user_id_index" ON "notices" USING btree ("clinic_id","user_id","at","id");--> statement-breakpoint
CREATE INDEX "notices_unread_index" ON "notices" USING btree ("clinic_id","user_id") WHERE "notices"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notices_record_id_index" ON "notices" USING btree ("clinic_id","record_id");--> statement-breakpoint
CREATE INDEX "notices_at_index" ON "notices" USING btree ("clinic_id","at");