CREATE TABLE "absences" (
	"clinic_id" uuid DEFAULT '01934f00-0000-7000-8000-000000000001' NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"from_minute" integer,
	"to_minute" integer,
	"kind" text NOT NULL,
	"note" text NOT NULL,
	"status" text NOT NULL,
	"entered_by" uuid NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "absences_clinic_id_id_pk" PRIMARY KEY("clinic_id","id")
);
--> statement-breakpoint
CREATE TABLE "closing_days" (
	"clinic_id" uuid DEFAULT '01934f00-0000-7000-8000-000000000001' NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"from_minute" integer,
	"to_minute" integer,
	"name" text NOT NULL,
	"yearly" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "closing_days_clinic_id_id_pk" PRIMARY KEY("clinic_id","id")
);
--> statement-breakpoint
CREATE TABLE "extra_hours" (
	"clinic_id" uuid DEFAULT '01934f00-0000-7000-8000-000000000001' NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"date" date NOT NULL,
	"from_minute" integer NOT NULL,
	"to_minute" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "extra_hours_clinic_id_id_pk" PRIMARY KEY("clinic_id","id")
);
--> statement-breakpoint
CREATE TABLE "opening_hours" (
	"clinic_id" uuid DEFAULT '01934f00-0000-7000-8000-000000000001' NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"weekday" integer NOT NULL,
	"from_minute" integer NOT NULL,
	"to_minute" integer NOT NULL,
	CONSTRAINT "opening_hours_clinic_id_id_pk" PRIMARY KEY("clinic_id","id")
);
--> statement-breakpoint
CREATE TABLE "visit_kinds" (
	"clinic_id" uuid DEFAULT '01934f00-0000-7000-8000-000000000001' NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"minutes" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"department_ids" uuid[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visit_kinds_clinic_id_id_pk" PRIMARY KEY("clinic_id","id")
);
--> statement-breakpoint
CREATE TABLE "week_hours" (
	"clinic_id" uuid DEFAULT '01934f00-0000-7000-8000-000000000001' NOT NULL,
	"user_id" uuid NOT NULL,
	"weekday" integer NOT NULL,
	"working_time_id" uuid NOT NULL,
	CONSTRAINT "week_hours_clinic_id_user_id_weekday_working_time_id_pk" PRIMARY KEY("clinic_id","user_id","weekday","working_time_id")
);
--> statement-breakpoint
ALTER TABLE "clinics" ADD COLUMN "hours_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "has_week" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "kind_id" uuid;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "outside_reason" text;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "outside_by" uuid;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "outside_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closing_days" ADD CONSTRAINT "closing_days_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extra_hours" ADD CONSTRAINT "extra_hours_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extra_hours" ADD CONSTRAINT "extra_hours_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opening_hours" ADD CONSTRAINT "opening_hours_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_kinds" ADD CONSTRAINT "visit_kinds_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "week_hours" ADD CONSTRAINT "week_hours_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "week_hours" ADD CONSTRAINT "week_hours_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "week_hours" ADD CONSTRAINT "week_hours_working_time_id_fk" FOREIGN KEY ("clinic_id","working_time_id") REFERENCES "public"."working_times"("clinic_id","id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "absences_user_id_index" ON "absences" USING btree ("clinic_id","user_id","last_day");--> statement-breakpoint
CREATE INDEX "absences_last_day_index" ON "absences" USING btree ("clinic_id","last_day","id");--> statement-breakpoint
CREATE INDEX "absences_first_day_index" ON "absences" USING btree ("clinic_id","first_day","id");--> statement-breakpoint
CREATE INDEX "extra_hours_user_id_index" ON "extra_hours" USING btree ("clinic_id","user_id","date");--> statement-breakpoint
CREATE UNIQUE INDEX "visit_kinds_name_unique" ON "visit_kinds" USING btree ("clinic_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "visit_kinds_default_unique" ON "visit_kinds" USING btree ("clinic_id") WHERE "visit_kinds"."is_default";--> statement-breakpoint
CREATE INDEX "week_hours_working_time_id_index" ON "week_hours" USING btree ("clinic_id","working_time_id");--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_outside_by_users_id_fk" FOREIGN KEY ("outside_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_kind_id_fk" FOREIGN KEY ("clinic_id","kind_id") REFERENCES "public"."visit_kinds"("clinic_id","id") ON DELETE restrict ON UPDATE no action;