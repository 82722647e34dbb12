CREATE TABLE "time_mark" (
	"one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "time_mark_one" CHECK ("time_mark"."one")
);
