-- Whoever had one working time, every day the same, has it on all seven days from now on.
INSERT INTO "week_hours" ("clinic_id", "user_id", "weekday", "working_time_id")
SELECT "clinic_id", "id", "weekday", "working_time_id" FROM "users", generate_series(1, 7) AS "weekday"
WHERE "working_time_id" IS NOT NULL;--> statement-breakpoint
UPDATE "users" SET "has_week" = true WHERE "working_time_id" IS NOT NULL;--> statement-breakpoint
-- Visits took 15 minutes, all of them.
INSERT INTO "visit_kinds" ("clinic_id", "id", "name", "minutes", "is_default")
SELECT "id", '01934f00-0000-7000-8000-000000000002', 'Consultation', 15, true FROM "clinics";--> statement-breakpoint
-- The net behind the lock on the user: confirmed absences of one person do not overlap.
ALTER TABLE "absences" ADD CONSTRAINT "absences_no_overlap" EXCLUDE USING gist (
	"clinic_id" WITH =,
	"user_id" WITH =,
	tsrange(
		"first_day" + make_interval(mins => coalesce("from_minute", 0)),
		"last_day" + make_interval(mins => coalesce("to_minute", 1440))
	) WITH &&
) WHERE ("status" = 'confirmed');--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_days" CHECK (
	"first_day" <= "last_day"
	AND ("from_minute" IS NULL) = ("to_minute" IS NULL)
	AND ("from_minute" IS NULL OR ("first_day" = "last_day" AND "from_minute" < "to_minute"))
);--> statement-breakpoint
ALTER TABLE "visit_kinds" ADD CONSTRAINT "visit_kinds_minutes" CHECK ("minutes" BETWEEN 5 AND 480);
