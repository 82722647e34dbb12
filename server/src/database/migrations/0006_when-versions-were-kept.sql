ALTER TABLE "chapter_versions" ADD COLUMN "kept_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "chapter_versions" SET "kept_at" = "created_at";--> statement-breakpoint
ALTER TABLE "chapter_versions" ALTER COLUMN "kept_at" SET NOT NULL;
