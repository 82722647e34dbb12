-- What staff did stays as it was written; only an act that takes long is completed once, when it ends.
create function desk_acts_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.outcome = 'started' and new.outcome <> 'started'
    and (new.id, new.at, new.who, new.command, new.args) is not distinct from (old.id, old.at, old.who, old.command, old.args)
  then
    return new;
  end if;
  raise exception 'What was done at the desk stays as it was written.' using errcode = 'check_violation', constraint = 'desk_acts_stay';
end
$$;
--> statement-breakpoint
create trigger desk_acts_stay before update or delete on desk_acts
  for each row execute function desk_acts_stay();
