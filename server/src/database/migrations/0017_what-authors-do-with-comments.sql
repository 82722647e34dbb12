CREATE TABLE "author_readers" (
	"uid" bigint NOT NULL,
	"reader_id" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"comments" integer DEFAULT 0 NOT NULL,
	"follows" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "author_readers_uid_reader_id_pk" PRIMARY KEY("uid","reader_id")
);
--> statement-breakpoint
CREATE TABLE "blocked_readers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" bigint NOT NULL,
	"reader_id" text NOT NULL,
	"reader_name" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"hid_earlier" boolean NOT NULL,
	"blocked_at" timestamp (3) with time zone NOT NULL,
	"unblocked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "comment_act_rows" (
	"act_id" uuid NOT NULL,
	"comment_id" uuid NOT NULL,
	"status" text NOT NULL,
	"held_by" text,
	"liked" boolean NOT NULL,
	"frozen" boolean NOT NULL,
	"seen_at" timestamp (3) with time zone,
	CONSTRAINT "comment_act_rows_act_id_comment_id_pk" PRIMARY KEY("act_id","comment_id")
);
--> statement-breakpoint
CREATE TABLE "comment_acts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" bigint NOT NULL,
	"action" text NOT NULL,
	"last_step_at" timestamp (3) with time zone NOT NULL,
	"undone" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "filter_words" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" bigint NOT NULL,
	"phrase" text NOT NULL,
	"phrase_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform_words" (
	"phrase" text PRIMARY KEY NOT NULL,
	"allowed" boolean NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "comments" DROP CONSTRAINT "comments_status";--> statement-breakpoint
ALTER TABLE "comments" DROP CONSTRAINT "comments_text";--> statement-breakpoint
DROP INDEX "comments_held";--> statement-breakpoint
DROP INDEX "comments_new";--> statement-breakpoint
DROP INDEX "comments_replies";--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "answers_id" uuid;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "liked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "held_by" text;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "held_word" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "report_reason" text;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "report_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "reported_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "frozen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "trashed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "words" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "received_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "author_readers" ADD CONSTRAINT "author_readers_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_readers" ADD CONSTRAINT "blocked_readers_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_act_rows" ADD CONSTRAINT "comment_act_rows_act_id_comment_acts_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."comment_acts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_act_rows" ADD CONSTRAINT "comment_act_rows_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_acts" ADD CONSTRAINT "comment_acts_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "filter_words" ADD CONSTRAINT "filter_words_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocked_readers_by_author" ON "blocked_readers" USING btree ("uid","blocked_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "blocked_readers_once" ON "blocked_readers" USING btree ("uid","reader_id") WHERE unblocked_at is null;--> statement-breakpoint
CREATE INDEX "comment_act_rows_by_comment" ON "comment_act_rows" USING btree ("comment_id");--> statement-breakpoint
CREATE INDEX "comment_acts_last_step" ON "comment_acts" USING btree ("last_step_at");--> statement-breakpoint
CREATE UNIQUE INDEX "filter_words_once" ON "filter_words" USING btree ("uid","phrase_key");--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_answers_id_comments_id_fk" FOREIGN KEY ("answers_id") REFERENCES "public"."comments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_new_by_story" ON "comments" USING btree ("story_id","created_at","id") WHERE reader_id is not null and not trashed and seen_at is null;--> statement-breakpoint
CREATE INDEX "comments_new_by_chapter" ON "comments" USING btree ("chapter_id","created_at","id") WHERE reader_id is not null and not trashed and seen_at is null;--> statement-breakpoint
CREATE INDEX "comments_unanswered" ON "comments" USING btree ("uid","created_at","id") WHERE reader_id is not null and not trashed and status = 'visible' and not answered;--> statement-breakpoint
CREATE INDEX "comments_unanswered_by_story" ON "comments" USING btree ("story_id","created_at","id") WHERE reader_id is not null and not trashed and status = 'visible' and not answered;--> statement-breakpoint
CREATE INDEX "comments_unanswered_by_chapter" ON "comments" USING btree ("chapter_id","created_at","id") WHERE reader_id is not null and not trashed and status = 'visible' and not answered;--> statement-breakpoint
CREATE INDEX "comments_by_status" ON "comments" USING btree ("uid","status","created_at","id") WHERE reader_id is not null and not trashed and status <> 'visible';--> statement-breakpoint
CREATE INDEX "comments_status_by_story" ON "comments" USING btree ("story_id","status","created_at","id") WHERE reader_id is not null and not trashed and status <> 'visible';--> statement-breakpoint
CREATE INDEX "comments_status_by_chapter" ON "comments" USING btree ("chapter_id","status","created_at","id") WHERE reader_id is not null and not trashed and status <> 'visible';--> statement-breakpoint
CREATE INDEX "comments_mine" ON "comments" USING btree ("uid","created_at","id") WHERE reader_id is null and not trashed;--> statement-breakpoint
CREATE INDEX "comments_mine_by_story" ON "comments" USING btree ("story_id","created_at","id") WHERE reader_id is null and not trashed;--> statement-breakpoint
CREATE INDEX "comments_mine_by_chapter" ON "comments" USING btree ("chapter_id","created_at","id") WHERE reader_id is null and not trashed;--> statement-breakpoint
CREATE INDEX "comments_answers" ON "comments" USING btree ("answers_id") WHERE answers_id is not null;--> statement-breakpoint
CREATE INDEX "comments_by_reader" ON "comments" USING btree ("uid","reader_id") WHERE reader_id is not null;--> statement-breakpoint
CREATE INDEX "comments_desk_reported" ON "comments" USING btree ("reported_at","id") WHERE status = 'reported';--> statement-breakpoint
CREATE INDEX "comments_words" ON "comments" USING gin ("words");--> statement-breakpoint
CREATE INDEX "comments_new" ON "comments" USING btree ("uid","created_at","id") WHERE reader_id is not null and not trashed and seen_at is null;--> statement-breakpoint
CREATE INDEX "comments_replies" ON "comments" USING btree ("parent_id","created_at","id") WHERE parent_id is not null;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_held_by" CHECK ("comments"."held_by" in ('words', 'author', 'desk'));--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_report_reason" CHECK ("comments"."report_reason" in ('harassment', 'hate', 'sexual', 'spam', 'personal', 'other'));--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_held" CHECK ("comments"."held_by" is null or "comments"."status" = 'held');--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_deleted_seen" CHECK ("comments"."status" <> 'deleted' or "comments"."seen_at" is not null);--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_status" CHECK ("comments"."status" in ('visible', 'held', 'reported', 'hidden', 'spam', 'removed', 'deleted'));--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_text" CHECK (char_length("comments"."text") <= 5000 and ("comments"."text" <> '' or "comments"."status" = 'deleted'));--> statement-breakpoint
UPDATE "comments" SET "trashed" = "chapters"."trashed_at" is not null,
  "held_by" = case when "comments"."status" = 'held' then 'words' end,
  "words" = to_tsvector('simple', "comments"."reader_name" || ' ' || "comments"."text") || array_to_tsvector(array['@' || "comments"."uid"])
FROM "comments" "own" LEFT JOIN "chapters" ON "chapters"."id" = "own"."chapter_id" WHERE "own"."id" = "comments"."id";
