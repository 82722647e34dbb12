ALTER TABLE "applications" ADD COLUMN "term_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "term_told_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "applications_terms" ON "applications" USING btree ("term_ends_at") WHERE "applications"."status" = 30;