-- Ordering tests and acknowledging critical results take lab_report_view as well: the roles that could do either
-- get it, open pages notice, and the admins are notified. Roles that show their holder's own record could not.
WITH "given" AS (
	UPDATE "roles" SET "permissions" = array_append("permissions", 'lab_report_view'), "version" = "version" + 1
	WHERE "permissions" && ARRAY['medical_record_create', 'medical_record_edit']
		AND NOT 'lab_report_view' = ANY ("permissions")
		AND (NOT 'patient_dashboard' = ANY ("permissions")
			OR "permissions" && ARRAY['admin_dashboard', 'doctor_dashboard', 'receptionist_dashboard', 'lab_dashboard'])
	RETURNING "clinic_id", "id", "name"
), "published" AS (
	INSERT INTO "changes" ("clinic_id", "topic", "record_id")
	SELECT "clinic_id", 'roles', "id"::text FROM "given"
)
INSERT INTO "notices" ("clinic_id", "id", "user_id", "record_id", "what", "at")
SELECT "users"."clinic_id", gen_random_uuid(), "users"."id", "users"."clinic_id",
	jsonb_build_object('kind', 'roles-given-lab-view', 'by', 'Rounds', 'to', 'admin', 'roles', "named"."roles"), now()
FROM "users"
JOIN "roles" ON "roles"."clinic_id" = "users"."clinic_id" AND "roles"."id" = "users"."role_id"
JOIN (
	SELECT "clinic_id", jsonb_agg("name" ORDER BY lower("name")) AS "roles" FROM "given" GROUP BY "clinic_id"
) "named" ON "named"."clinic_id" = "users"."clinic_id"
WHERE "users"."active" AND "users"."deleted_at" IS NULL
	AND "roles"."permissions" @> ARRAY['admin_dashboard', 'staff_edit'];
