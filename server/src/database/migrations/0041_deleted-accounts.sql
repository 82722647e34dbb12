ALTER TABLE "stories" ADD COLUMN "deleted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sweeping" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "users_sweeping" ON "users" USING btree ("uid") WHERE "users"."sweeping";