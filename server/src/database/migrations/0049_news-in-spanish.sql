ALTER TABLE "announcements" ADD COLUMN "title_es" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "body_es" text DEFAULT '' NOT NULL;