CREATE TABLE "application_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "application_documents_type" CHECK ("application_documents"."type" in ('application', 'contract', 'signed-contract', 'pay-to-read', 'completion', 'termination')),
	CONSTRAINT "application_documents_sha256" CHECK ("application_documents"."sha256" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "application_images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"side" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "application_images_side" CHECK ("application_images"."side" in ('front', 'back'))
);
--> statement-breakpoint
CREATE TABLE "application_signatures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"signer" text NOT NULL,
	"name" "bytea" NOT NULL,
	"document_sha256" text NOT NULL,
	"text_version" text NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL,
	"region" text NOT NULL,
	"device" text NOT NULL,
	"session_hash" text NOT NULL,
	CONSTRAINT "application_signatures_signer" CHECK ("application_signatures"."signer" in ('author', 'guardian', 'platform'))
);
--> statement-breakpoint
CREATE TABLE "application_tickets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"uid" bigint NOT NULL,
	"image_id" uuid,
	"document_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "application_tickets_one" CHECK (("application_tickets"."image_id" is null) <> ("application_tickets"."document_id" is null))
);
--> statement-breakpoint
DROP INDEX "applications_queue";--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "form" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "form" DROP NOT NULL;--> statement-breakpoint
UPDATE "applications" SET "form" = null WHERE "form" = '{}'::jsonb;--> statement-breakpoint
ALTER TABLE "application_events" ADD COLUMN "act" text;--> statement-breakpoint
UPDATE "application_events" SET "act" = case "to_status" when 10 then case "from_status" when 20 then 'withdraw' else 'save' end when 20 then case "from_status" when 21 then 'reapply' else 'submit' end when 21 then 'return' when 22 then 'accept' when 30 then 'sign' when 31 then 'terminate' else 'decline' end;--> statement-breakpoint
ALTER TABLE "application_events" ALTER COLUMN "act" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "person" "bytea";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "saved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "submitted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "counted_words" integer;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "next_actor" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "waiting_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "editor" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "reasons" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "contract_id" uuid;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "first_paid_position" integer;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "paid_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "price_rule" text;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "price_coins" integer;--> statement-breakpoint
UPDATE "applications" SET "next_actor" = case when "status" in (10, 21) then 'author' else 'editor' end, "waiting_since" = "updated_at" WHERE "status" in (10, 20, 21) or ("kind" = 'contract' and "status" = 22);--> statement-breakpoint
ALTER TABLE "application_documents" ADD CONSTRAINT "application_documents_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_images" ADD CONSTRAINT "application_images_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_signatures" ADD CONSTRAINT "application_signatures_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_tickets" ADD CONSTRAINT "application_tickets_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_tickets" ADD CONSTRAINT "application_tickets_image_id_application_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."application_images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_tickets" ADD CONSTRAINT "application_tickets_document_id_application_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."application_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_documents_of" ON "application_documents" USING btree ("application_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "application_images_side" ON "application_images" USING btree ("application_id","side");--> statement-breakpoint
CREATE INDEX "application_signatures_of" ON "application_signatures" USING btree ("application_id","signed_at","id");--> statement-breakpoint
CREATE INDEX "application_tickets_created_at" ON "application_tickets" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "application_tickets_image" ON "application_tickets" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "application_tickets_document" ON "application_tickets" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "applications_offers" ON "applications" USING btree ("expected_at") WHERE "applications"."status" = 22 and "applications"."contract_id" is not null;--> statement-breakpoint
CREATE INDEX "applications_ended" ON "applications" USING btree ("ended_at") WHERE "applications"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "applications_queue" ON "applications" USING btree ("next_actor","waiting_since","id");--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_act" CHECK ("application_events"."act" in ('save', 'submit', 'discard', 'withdraw', 'return', 'accept', 'reapply', 'sign', 'return-documents', 'decline', 'lapse', 'terminate', 'claim', 'unclaim', 'issue'));--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_next_actor" CHECK ("applications"."next_actor" in ('author', 'editor', 'system'));--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_waiting" CHECK (("applications"."next_actor" is null) = ("applications"."waiting_since" is null));--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_person" CHECK ("applications"."person" is null or "applications"."kind" = 'contract');--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_contract" CHECK ("applications"."contract_id" is null or ("applications"."kind" = 'contract' and "applications"."status" in (22, 30, 31)));--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_price_rule" CHECK ("stories"."price_rule" in ('per-chapter', 'per-thousand-words'));--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_paid" CHECK (num_nonnulls("stories"."first_paid_position", "stories"."paid_from", "stories"."price_rule", "stories"."price_coins") in (0, 4));
--> statement-breakpoint
-- What happened stays as it was told; it goes only with the story that it belongs to.
create function refuse_direct_change() returns trigger language plpgsql as $$
begin
  -- A cascade deletes within a trigger of its own.
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name
    using errcode = 'check_violation', constraint = tg_table_name || '_append_only';
end
$$;
--> statement-breakpoint
create trigger application_events_append_only before update or delete on application_events
  for each row execute function refuse_direct_change();
--> statement-breakpoint
-- A new data key seals the typed name anew; nothing else about a signature changes.
create trigger application_signatures_frozen before update of id, application_id, signer, document_sha256, text_version,
  signed_at, region, device, session_hash on application_signatures
  for each row execute function refuse_direct_change();
--> statement-breakpoint
create trigger application_signatures_kept before delete on application_signatures
  for each row execute function refuse_direct_change();
--> statement-breakpoint
-- Of a stored document only the sealing can change: its fingerprint says what it has to open to.
create trigger application_documents_frozen before update of application_id, type, name, sha256, created_at, id
  on application_documents for each row execute function refuse_direct_change();
