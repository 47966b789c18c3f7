ALTER TABLE "users" ADD COLUMN "patient_links" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Who shows a patient, or was linked or taken off before, counts as linked: the audit has each of these.
UPDATE "users" SET "patient_links" = greatest(("all_users"."patient_id" IS NOT NULL)::int, coalesce("linked"."times", 0))
FROM "users" "all_users"
LEFT JOIN (
	SELECT "id", count(*)::int AS "times"
	FROM (SELECT unnest("record_ids") AS "id" FROM "audit_entries" WHERE "call" = 'link patient account') "named"
	GROUP BY "id"
) "linked" ON "linked"."id" = "all_users"."id"::text
WHERE "all_users"."id" = "users"."id" AND ("all_users"."patient_id" IS NOT NULL OR "linked"."times" > 0);
