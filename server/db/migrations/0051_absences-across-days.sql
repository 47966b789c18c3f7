-- Times are of the first and the last day: only those of a single day have an order.
ALTER TABLE "absences" DROP CONSTRAINT "absences_days";--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_days" CHECK (
	"first_day" <= "last_day"
	AND ("from_minute" IS NULL) = ("to_minute" IS NULL)
	AND ("from_minute" IS NULL OR "first_day" < "last_day" OR "from_minute" < "to_minute")
);
