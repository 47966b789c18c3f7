DROP INDEX "lab_results_critical_index";--> statement-breakpoint
CREATE INDEX "lab_results_reminders_index" ON "lab_results" USING btree ("clinic_id","reported_at") WHERE "lab_results"."is_critical" and "lab_results"."acknowledged_at" is null and "lab_results"."reminders" < 2;--> statement-breakpoint
CREATE INDEX "lab_results_critical_index" ON "lab_results" USING btree ("clinic_id",("told_at" is not null),"reported_at","id") WHERE "lab_results"."is_critical" and "lab_results"."acknowledged_at" is null;--> statement-breakpoint
-- Limits are known in more units and under more names, and are none of urine: results with a value without
-- stored limits are looked at again.
UPDATE "lab_results" SET "found_critical" = NULL
WHERE "found_critical" IS NOT NULL AND NOT "is_critical" AND "acknowledged_at" IS NULL
	AND jsonb_path_exists("values", '$[*] ? (!exists(@.criticalLow) || (@.criticalLow == null && @.criticalHigh == null))');
