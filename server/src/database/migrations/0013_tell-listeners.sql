-- Servers listen on two channels. Neither carries what happened: who hears of it reads the tables.
create function author_events_tell() returns trigger language plpgsql as $$
begin
  perform pg_notify('author_events', '');
  return null;
end
$$;
--> statement-breakpoint
create trigger author_events_tell after insert on author_events
  for each statement execute function author_events_tell();
--> statement-breakpoint
-- By triggers, so that no way of ending a session can forget it. The payload is whose it was.
create function sessions_ended_tell() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions_ended', old.uid::text);
  return null;
end
$$;
--> statement-breakpoint
create trigger sessions_ended_tell after update of revoked_at on sessions
  for each row when (old.revoked_at is null and new.revoked_at is not null) execute function sessions_ended_tell();
--> statement-breakpoint
create trigger sessions_deleted_tell after delete on sessions
  for each row when (old.revoked_at is null) execute function sessions_ended_tell();
--> statement-breakpoint
create trigger users_blocked_tell after update of blocked_at on users
  for each row when (old.blocked_at is null and new.blocked_at is not null) execute function sessions_ended_tell();
