CREATE TABLE "attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" bigint NOT NULL,
	"turn_id" uuid,
	"place" smallint DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"file" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "attachments_type" CHECK ("attachments"."type" in ('jpg', 'png', 'webp', 'pdf', 'docx', 'txt'))
);
--> statement-breakpoint
CREATE TABLE "message_turns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"mine" boolean NOT NULL,
	"sender" text NOT NULL,
	"body" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "removed_files" (
	"file" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"uid" bigint NOT NULL,
	"subject" jsonb,
	"subject_key" text DEFAULT '' NOT NULL,
	"waiting_since" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
DROP INDEX "messages_unread";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "mine" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "search_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "mail_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_turn_id_message_turns_id_fk" FOREIGN KEY ("turn_id") REFERENCES "public"."message_turns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_turns" ADD CONSTRAINT "message_turns_message_id_threads_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."threads"("message_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachments_of_turn" ON "attachments" USING btree ("turn_id","place");--> statement-breakpoint
CREATE INDEX "attachments_by_author" ON "attachments" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "attachments_unsent" ON "attachments" USING btree ("created_at") WHERE "attachments"."turn_id" is null;--> statement-breakpoint
CREATE INDEX "message_turns_in_order" ON "message_turns" USING btree ("message_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "threads_subject" ON "threads" USING btree ("uid","subject_key") WHERE "threads"."subject_key" <> '' and "threads"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "threads_waiting" ON "threads" USING btree ("waiting_since","message_id") WHERE "threads"."waiting_since" is not null and "threads"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "messages_inbox" ON "messages" USING btree ("uid","created_at","id") WHERE "messages"."archived_at" is null and "messages"."deleted_at" is null and not "messages"."mail_only";--> statement-breakpoint
CREATE INDEX "messages_archive" ON "messages" USING btree ("uid","created_at","id") WHERE "messages"."archived_at" is not null and "messages"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "messages_trash" ON "messages" USING btree ("uid","created_at","id") WHERE "messages"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "messages_deleted_at" ON "messages" USING btree ("deleted_at") WHERE "messages"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "messages_mail_only" ON "messages" USING btree ("created_at") WHERE "messages"."mail_only";--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("uid","created_at","id") WHERE "messages"."read_at" is null and "messages"."archived_at" is null and "messages"."deleted_at" is null and not "messages"."mail_only";--> statement-breakpoint
-- What was there before is found as well, and every letter of an editor is a conversation.
update "messages" set "search_key" = lower("title" || ' ' || "sender" || ' ' || "body");
--> statement-breakpoint
insert into "threads" ("message_id", "uid") select "id", "uid" from "messages" where "type" = 'editor';
--> statement-breakpoint
insert into "message_turns" ("id", "message_id", "mine", "sender", "body", "at")
  select gen_random_uuid(), "id", false, "sender", "body", "created_at" from "messages" where "type" = 'editor';
--> statement-breakpoint
-- By a trigger, because attachments also go with the message or the account that they belong to.
create function attachments_removed() returns trigger language plpgsql as $$
begin
  insert into removed_files (file) values (old.file) on conflict do nothing;
  return null;
end
$$;
--> statement-breakpoint
create trigger attachments_removed after delete on attachments
  for each row execute function attachments_removed();
