CREATE TABLE "put_aside" (
	"job" text NOT NULL,
	"key" text NOT NULL,
	"failures" integer DEFAULT 1 NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "put_aside_job_key_pk" PRIMARY KEY("job","key")
);
--> statement-breakpoint
CREATE INDEX "put_aside_until" ON "put_aside" USING btree ("until");