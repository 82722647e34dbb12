ALTER TABLE "import_chapters" ADD COLUMN "note_before" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_chapters" ADD COLUMN "note_after" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_chapters" ADD COLUMN "warning" text DEFAULT '' NOT NULL;