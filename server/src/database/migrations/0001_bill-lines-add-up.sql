-- A bill's lines add up to its net, to the cent, at the end of each transaction.
create function bill_sum_check(bill uuid) returns void language plpgsql as $$
declare
  net bigint;
  total bigint;
begin
  select net_minor into net from bills where id = bill;
  if not found then
    return;
  end if;
  select coalesce(sum(amount_minor), 0) into total from bill_lines where bill_id = bill;
  if total <> net then
    raise exception 'bill % has a net of % but lines of %', bill, net, total
      using errcode = 'check_violation', constraint = 'bill_lines_add_up';
  end if;
end
$$;
--> statement-breakpoint
create function bills_add_up() returns trigger language plpgsql as $$
begin
  perform bill_sum_check(new.id);
  return null;
end
$$;
--> statement-breakpoint
create function bill_lines_add_up() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform bill_sum_check(old.bill_id);
  end if;
  if tg_op <> 'DELETE' then
    perform bill_sum_check(new.bill_id);
  end if;
  return null;
end
$$;
--> statement-breakpoint
create constraint trigger bills_add_up after insert or update of net_minor on bills
  deferrable initially deferred for each row execute function bills_add_up();
--> statement-breakpoint
create constraint trigger bill_lines_add_up after insert or update or delete on bill_lines
  deferrable initially deferred for each row execute function bill_lines_add_up();
