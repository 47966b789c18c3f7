CREATE TRIGGER "notes_signed_final" BEFORE UPDATE ON "notes" FOR EACH ROW
	WHEN (OLD.status = 'signed' AND (
		(to_jsonb(NEW) - '{version,in_error_by,in_error_at,in_error_reason}'::text[])
			IS DISTINCT FROM (to_jsonb(OLD) - '{version,in_error_by,in_error_at,in_error_reason}'::text[])
		OR OLD.in_error_at IS NOT NULL))
	EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
CREATE TRIGGER "notes_signed_kept" BEFORE DELETE ON "notes" FOR EACH ROW
	WHEN (OLD.status = 'signed') EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
CREATE TRIGGER "note_addenda_final" BEFORE UPDATE ON "note_addenda" FOR EACH ROW
	WHEN ((to_jsonb(NEW) - '{version,in_error_by,in_error_at,in_error_reason}'::text[])
			IS DISTINCT FROM (to_jsonb(OLD) - '{version,in_error_by,in_error_at,in_error_reason}'::text[])
		OR OLD.in_error_at IS NOT NULL)
	EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
CREATE TRIGGER "note_addenda_kept" BEFORE DELETE ON "note_addenda" FOR EACH ROW
	EXECUTE FUNCTION "refuse_audit_change"();
