ALTER TABLE "patients" ALTER COLUMN "name_key" SET DATA TYPE text collate "C";--> statement-breakpoint
-- Its statistics are gone with the type.
ANALYZE "patients";
