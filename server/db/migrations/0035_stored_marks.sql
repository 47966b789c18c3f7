-- Marks of an analyser that were stored alone in place of a number (HH, "panic") count as what they say: results
-- with a value of words are looked at again.
UPDATE "lab_results" SET "found_critical" = NULL
WHERE NOT "found_critical" AND NOT "is_critical" AND "acknowledged_at" IS NULL
	AND jsonb_path_exists("values", '$[*].value ? (@ like_regex "^[^0-9]+$")');
