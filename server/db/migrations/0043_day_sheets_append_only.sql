CREATE TRIGGER "day_sheets_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "day_sheets" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
