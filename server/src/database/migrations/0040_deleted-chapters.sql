ALTER TABLE "chapters" ADD COLUMN "deleted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "chapters_deleted" ON "chapters" USING btree ("id") WHERE "chapters"."deleted";--> statement-breakpoint
ALTER TABLE "chapters" ADD CONSTRAINT "chapters_deleted" CHECK (not "chapters"."deleted" or "chapters"."trashed_at" is not null);