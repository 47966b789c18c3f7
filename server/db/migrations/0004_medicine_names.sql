CREATE TABLE "medicine_names" (
	"key" text NOT NULL,
	"source" text NOT NULL,
	"label" text NOT NULL,
	"ingredients" text[] NOT NULL,
	"loaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "medicine_names_key_source_pk" PRIMARY KEY("key","source")
);
