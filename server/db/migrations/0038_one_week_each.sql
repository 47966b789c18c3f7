ALTER TABLE "users" DROP CONSTRAINT "users_working_time_id_fk";
--> statement-breakpoint
DROP INDEX "users_working_time_id_index";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "working_time_id";