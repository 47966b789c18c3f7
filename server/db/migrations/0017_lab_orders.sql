CREATE TABLE "lab_orders" (
	"clinic_id" uuid DEFAULT '01934f00-0000-7000-8000-000000000001' NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"number" integer NOT NULL,
	"patient_id" uuid NOT NULL,
	"age" integer NOT NULL,
	"test_type" text NOT NULL,
	"priority" text NOT NULL,
	"question" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"ordered_by" uuid NOT NULL,
	"technician_id" uuid,
	"requested_date" date NOT NULL,
	"completed_date" date,
	"completed_at" timestamp with time zone,
	"revisions" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lab_orders_clinic_id_id_pk" PRIMARY KEY("clinic_id","id")
);
--> statement-breakpoint
CREATE TABLE "lab_results" (
	"clinic_id" uuid DEFAULT '01934f00-0000-7000-8000-000000000001' NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"observation" text NOT NULL,
	"values" jsonb NOT NULL,
	"file_id" uuid,
	"is_critical" boolean NOT NULL,
	"reported_by" uuid NOT NULL,
	"reporter" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"correction_reason" text,
	"acknowledged_by" uuid,
	"acknowledged_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	CONSTRAINT "lab_results_clinic_id_id_pk" PRIMARY KEY("clinic_id","id")
);
--> statement-breakpoint
ALTER TABLE "lab_orders" ADD CONSTRAINT "lab_orders_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_orders" ADD CONSTRAINT "lab_orders_ordered_by_users_id_fk" FOREIGN KEY ("ordered_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_orders" ADD CONSTRAINT "lab_orders_technician_id_users_id_fk" FOREIGN KEY ("technician_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_orders" ADD CONSTRAINT "lab_orders_patient_id_fk" FOREIGN KEY ("clinic_id","patient_id") REFERENCES "public"."patients"("clinic_id","id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_results" ADD CONSTRAINT "lab_results_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_results" ADD CONSTRAINT "lab_results_reported_by_users_id_fk" FOREIGN KEY ("reported_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_results" ADD CONSTRAINT "lab_results_acknowledged_by_users_id_fk" FOREIGN KEY ("acknowledged_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_results" ADD CONSTRAINT "lab_results_order_id_fk" FOREIGN KEY ("clinic_id","order_id") REFERENCES "public"."lab_orders"("clinic_id","id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_results" ADD CONSTRAINT "lab_results_patient_id_fk" FOREIGN KEY ("clinic_id","patient_id") REFERENCES "public"."patients"("clinic_id","id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_results" ADD CONSTRAINT "lab_results_file_id_fk" FOREIGN KEY ("clinic_id","file_id") REFERENCES "public"."files"("clinic_id","id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lab_orders_number_unique" ON "lab_orders" USING btree ("clinic_id","number");--> statement-breakpoint
CREATE INDEX "lab_orders_order_index" ON "lab_orders" USING btree ("clinic_id",(case when "status" in ('pending', 'in-progress')
    then (case when "priority" = 'urgent' then 0 else 1000000 end
      + ("requested_date" - date '1970-01-01')) * 1e22 + "number"
    else (3000000 - (coalesce("completed_date", "requested_date") - date '1970-01-01')) * 1e22
      + (1e13 - 1 - coalesce(floor(extract(epoch from "completed_at" at time zone 'UTC') * 1000), 0)) * 1e9
      + (1e9 - 1 - "number") end),"id");--> statement-breakpoint
CREATE INDEX "lab_orders_status_index" ON "lab_orders" USING btree ("clinic_id","status",(case when "status" in ('pending', 'in-progress')
    then (case when "priority" = 'urgent' then 0 else 1000000 end
      + ("requested_date" - date '1970-01-01')) * 1e22 + "number"
    else (3000000 - (coalesce("completed_date", "requested_date") - date '1970-01-01')) * 1e22
      + (1e13 - 1 - coalesce(floor(extract(epoch from "completed_at" at time zone 'UTC') * 1000), 0)) * 1e9
      + (1e9 - 1 - "number") end),"id");--> statement-breakpoint
CREATE INDEX "lab_orders_patient_id_index" ON "lab_orders" USING btree ("clinic_id","patient_id",(case when "status" in ('pending', 'in-progress')
    then (case when "priority" = 'urgent' then 0 else 1000000 end
      + ("requested_date" - date '1970-01-01')) * 1e22 + "number"
    else (3000000 - (coalesce("completed_date", "requested_date") - date '1970-01-01')) * 1e22
      + (1e13 - 1 - coalesce(floor(extract(epoch from "completed_at" at time zone 'UTC') * 1000), 0)) * 1e9
      + (1e9 - 1 - "number") end),"id");--> statement-breakpoint
CREATE INDEX "lab_orders_technician_id_index" ON "lab_orders" USING btree ("clinic_id","technician_id",(case when "status" in ('pending', 'in-progress')
    then (case when "priority" = 'urgent' then 0 else 1000000 end
      + ("requested_date" - date '1970-01-01')) * 1e22 + "number"
    else (3000000 - (coalesce("completed_date", "requested_date") - date '1970-01-01')) * 1e22
      + (1e13 - 1 - coalesce(floor(extract(epoch from "completed_at" at time zone 'UTC') * 1000), 0)) * 1e9
      + (1e9 - 1 - "number") end),"id");--> statement-breakpoint
CREATE INDEX "lab_orders_requested_date_index" ON "lab_orders" USING btree ("clinic_id","requested_date",(case when "status" in ('pending', 'in-progress')
    then (case when "priority" = 'urgent' then 0 else 1000000 end
      + ("requested_date" - date '1970-01-01')) * 1e22 + "number"
    else (3000000 - (coalesce("completed_date", "requested_date") - date '1970-01-01')) * 1e22
      + (1e13 - 1 - coalesce(floor(extract(epoch from "completed_at" at time zone 'UTC') * 1000), 0)) * 1e9
      + (1e9 - 1 - "number") end),"id");--> statement-breakpoint
CREATE INDEX "lab_orders_completed_date_index" ON "lab_orders" USING btree ("clinic_id","completed_date");--> statement-breakpoint
CREATE INDEX "lab_orders_awaiting_index" ON "lab_orders" USING btree ("clinic_id",(case when "status" in ('pending', 'in-progress')
    then (case when "priority" = 'urgent' then 0 else 1000000 end
      + ("requested_date" - date '1970-01-01')) * 1e22 + "number"
    else (3000000 - (coalesce("completed_date", "requested_date") - date '1970-01-01')) * 1e22
      + (1e13 - 1 - coalesce(floor(extract(epoch from "completed_at" at time zone 'UTC') * 1000), 0)) * 1e9
      + (1e9 - 1 - "number") end),"id") WHERE ("lab_orders"."status" in ('pending', 'in-progress') or ("lab_orders"."status" = 'completed' and "lab_orders"."revisions" = 0));--> statement-breakpoint
CREATE UNIQUE INDEX "lab_results_revision_unique" ON "lab_results" USING btree ("clinic_id","order_id","revision");--> statement-breakpoint
CREATE INDEX "lab_results_patient_id_index" ON "lab_results" USING btree ("clinic_id","patient_id","reported_at");--> statement-breakpoint
CREATE INDEX "lab_results_file_id_index" ON "lab_results" USING btree ("clinic_id","file_id");--> statement-breakpoint
CREATE INDEX "lab_results_critical_index" ON "lab_results" USING btree ("clinic_id","reported_at") WHERE "lab_results"."is_critical" and "lab_results"."acknowledged_at" is null;--> statement-breakpoint
CREATE INDEX "lab_results_untold_index" ON "lab_results" USING btree ("clinic_id","reported_at") WHERE "lab_results"."told_at" is null;