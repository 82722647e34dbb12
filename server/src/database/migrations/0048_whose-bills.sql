ALTER TABLE "bills" ADD COLUMN "pen_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- What the authors of older bills were called on the day of closing was not kept: today's name, and no name of those
-- who are deleted.
update bills set pen_name = users.pen_name from users where users.uid = bills.uid and users.pen_name_key <> 'guest';
--> statement-breakpoint
-- The name stays as the rest of the bill does; it goes when the account is deleted.
create or replace function bill_is_frozen() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.pen_name in (old.pen_name, '') and (new.id, new.uid, new.month, new.currency,
      new.gross_minor, new.net_minor, new.closing_id, new.payday, new.created_at) is not distinct from (old.id, old.uid,
      old.month, old.currency, old.gross_minor, old.net_minor, old.closing_id, old.payday, old.created_at) then
    return new;
  end if;
  raise exception 'bill % is closed', old.id using errcode = 'check_violation', constraint = 'bill_is_frozen';
end
$$;
