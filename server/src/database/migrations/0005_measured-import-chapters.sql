-- An import under way is begun again.
DELETE FROM "imports";--> statement-breakpoint
ALTER TABLE "import_chapters" ADD COLUMN "bytes" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "import_chapters" ADD COLUMN "words" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "import_chapters" ADD COLUMN "text_hash" text NOT NULL;