CREATE TABLE "bill_checks" (
	"uid" bigint PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "bills_due";--> statement-breakpoint
ALTER TABLE "bill_checks" ADD CONSTRAINT "bill_checks_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bill_checks_due" ON "bill_checks" USING btree ("due_at","uid");--> statement-breakpoint
-- By triggers, so that no way of changing what may block a bill can forget it; older servers do not know of the table.
create function check_bills() returns trigger language plpgsql as $$
begin
  insert into bill_checks (uid, due_at) values (new.uid, 'epoch')
    on conflict (uid) do update set due_at = excluded.due_at;
  return null;
end
$$;
--> statement-breakpoint
create trigger bills_check after insert on bills for each row execute function check_bills();
--> statement-breakpoint
create trigger users_check_bills after update of blocked_at on users
  for each row when (old.blocked_at is not null and new.blocked_at is null) execute function check_bills();
--> statement-breakpoint
create trigger tax_forms_check_bills after insert or update of state, valid_until on tax_forms
  for each row execute function check_bills();
--> statement-breakpoint
create trigger payout_methods_check_bills after insert or update of locked_until, replaced_at on payout_methods
  for each row execute function check_bills();
--> statement-breakpoint
insert into bill_checks (uid, due_at) select distinct uid, 'epoch'::timestamptz from bills where status = 1;
