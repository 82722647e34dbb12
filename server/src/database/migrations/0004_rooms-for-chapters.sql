CREATE TABLE "export_tickets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"uid" bigint NOT NULL,
	"story_id" uuid NOT NULL,
	"format" text NOT NULL,
	"drafts" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "export_tickets_format" CHECK ("export_tickets"."format" in ('epub', 'docx', 'markdown'))
);
--> statement-breakpoint
CREATE TABLE "import_chapters" (
	"import_id" uuid NOT NULL,
	"index" integer NOT NULL,
	"chapter_id" uuid NOT NULL,
	"title" text NOT NULL,
	"volume" text NOT NULL,
	"content" json NOT NULL,
	CONSTRAINT "import_chapters_import_id_index_pk" PRIMARY KEY("import_id","index")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" bigint NOT NULL,
	"story_id" uuid NOT NULL,
	"chapters" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chapter_readers" (
	"chapter_id" uuid NOT NULL,
	"reader_id" text NOT NULL,
	"first_read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chapter_readers_chapter_id_reader_id_pk" PRIMARY KEY("chapter_id","reader_id")
);
--> statement-breakpoint
CREATE TABLE "ingested_events" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "volumes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"story_id" uuid NOT NULL,
	"title" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "volumes_title" CHECK (char_length("volumes"."title") between 1 and 100),
	CONSTRAINT "volumes_position" CHECK ("volumes"."position" >= 1)
);
--> statement-breakpoint
CREATE TABLE "writing_days" (
	"uid" bigint NOT NULL,
	"day" date NOT NULL,
	"words" integer NOT NULL,
	CONSTRAINT "writing_days_uid_day_pk" PRIMARY KEY("uid","day"),
	CONSTRAINT "writing_days_words" CHECK ("writing_days"."words" >= 0)
);
--> statement-breakpoint
ALTER TABLE "chapters" DROP CONSTRAINT "chapters_counters";--> statement-breakpoint
DROP INDEX "chapters_position";--> statement-breakpoint
DROP INDEX "chapters_by_status";--> statement-breakpoint
DROP INDEX "chapters_title";--> statement-breakpoint
DROP INDEX "chapters_unpublished";--> statement-breakpoint
-- Until now a version was kept at each publish only.
ALTER TABLE "chapter_versions" ADD COLUMN "kind" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "chapter_versions" ALTER COLUMN "kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "chapter_versions" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "chapters" ADD COLUMN "volume_id" uuid;--> statement-breakpoint
ALTER TABLE "chapters" ADD COLUMN "scheduled_zone" text;--> statement-breakpoint
ALTER TABLE "chapters" ADD COLUMN "late_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chapters" ADD COLUMN "readers" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chapters" ADD COLUMN "trashed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "default_note_before" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "default_note_after" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "daily_goal" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "export_tickets" ADD CONSTRAINT "export_tickets_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_tickets" ADD CONSTRAINT "export_tickets_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_chapters" ADD CONSTRAINT "import_chapters_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_readers" ADD CONSTRAINT "chapter_readers_chapter_id_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "volumes" ADD CONSTRAINT "volumes_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_days" ADD CONSTRAINT "writing_days_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "export_tickets_created_at" ON "export_tickets" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "imports_created_at" ON "imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "imports_by_author" ON "imports" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "ingested_events_received_at" ON "ingested_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "volumes_by_story" ON "volumes" USING btree ("story_id","position");--> statement-breakpoint
ALTER TABLE "chapters" ADD CONSTRAINT "chapters_volume_id_volumes_id_fk" FOREIGN KEY ("volume_id") REFERENCES "public"."volumes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chapters_trash" ON "chapters" USING btree ("story_id","trashed_at") WHERE "chapters"."trashed_at" is not null;--> statement-breakpoint
CREATE INDEX "chapters_trash_ends" ON "chapters" USING btree ("trashed_at") WHERE "chapters"."trashed_at" is not null;--> statement-breakpoint
CREATE INDEX "chapters_by_volume" ON "chapters" USING btree ("volume_id");--> statement-breakpoint
-- Not a unique index: a reorder changes many places in one statement, and what is in the trash has none.
ALTER TABLE "chapters" ADD CONSTRAINT "chapters_position" EXCLUDE USING btree ("story_id" WITH =, "position" WITH =) WHERE ("trashed_at" is null) DEFERRABLE INITIALLY IMMEDIATE;--> statement-breakpoint
CREATE INDEX "chapters_by_status" ON "chapters" USING btree ("story_id","status","position") WHERE "chapters"."trashed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "chapters_title" ON "chapters" USING btree ("story_id","title_key") WHERE "chapters"."title_key" <> '' and "chapters"."trashed_at" is null;--> statement-breakpoint
CREATE INDEX "chapters_unpublished" ON "chapters" USING btree ("story_id","position") WHERE "chapters"."status" <> 'published' and "chapters"."trashed_at" is null;--> statement-breakpoint
ALTER TABLE "chapter_versions" ADD CONSTRAINT "chapter_versions_kind" CHECK ("chapter_versions"."kind" in ('auto', 'named', 'published', 'restore', 'replace', 'split', 'conflict', 'import'));--> statement-breakpoint
ALTER TABLE "chapters" ADD CONSTRAINT "chapters_trashed" CHECK ("chapters"."trashed_at" is null or "chapters"."status" = 'draft');--> statement-breakpoint
ALTER TABLE "chapters" ADD CONSTRAINT "chapters_zone" CHECK ("chapters"."scheduled_zone" is null or "chapters"."scheduled_at" is not null);--> statement-breakpoint
ALTER TABLE "chapters" ADD CONSTRAINT "chapters_counters" CHECK (least("chapters"."words", "chapters"."reads", "chapters"."readers", "chapters"."comments") >= 0);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_daily_goal" CHECK ("users"."daily_goal" >= 0);