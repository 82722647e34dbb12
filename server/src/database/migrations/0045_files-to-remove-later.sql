ALTER TABLE "removed_files" ADD COLUMN "due_at" timestamp (3) with time zone DEFAULT now() + interval '30 days' NOT NULL;--> statement-breakpoint
CREATE INDEX "removed_files_due" ON "removed_files" USING btree ("due_at");--> statement-breakpoint
-- What waits already is due.
update "removed_files" set "due_at" = 'epoch';
--> statement-breakpoint
create or replace function attachments_removed() returns trigger language plpgsql as $$
begin
  insert into removed_files (file, due_at) values (old.file, 'epoch') on conflict do nothing;
  return null;
end
$$;
--> statement-breakpoint
-- By triggers, because pictures also go with the story or the account that they belong to.
create function cover_removed() returns trigger language plpgsql as $$
begin
  insert into removed_files (file) values (old.cover) on conflict do nothing;
  return null;
end
$$;
--> statement-breakpoint
create function avatar_removed() returns trigger language plpgsql as $$
begin
  insert into removed_files (file) values (old.avatar) on conflict do nothing;
  return null;
end
$$;
--> statement-breakpoint
create trigger cover_replaced after update of cover on stories
  for each row when (old.cover <> '' and old.cover <> new.cover) execute function cover_removed();
--> statement-breakpoint
create trigger cover_removed after delete on stories
  for each row when (old.cover <> '') execute function cover_removed();
--> statement-breakpoint
create trigger avatar_replaced after update of avatar on users
  for each row when (old.avatar <> '' and old.avatar <> new.avatar) execute function avatar_removed();
--> statement-breakpoint
create trigger avatar_removed after delete on users
  for each row when (old.avatar <> '') execute function avatar_removed();
