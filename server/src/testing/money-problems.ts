import type { Pool } from 'pg';

/** What must always be true of money; each query gives the rows that break it. */
const RULES: Readonly<Record<string, string>> = {
  'the ledger balances': `
    select transaction_id from ledger_entries group by transaction_id, currency having sum(amount_minor) <> 0`,
  'lines add up to the net': `
    select id from bills where net_minor <> (select coalesce(sum(amount_minor), 0) from bill_lines where bill_id = bills.id)`,
  'a line is within a unit of units × rate': `
    select id from bill_lines where abs(units::numeric * rate_micros / 1000000 - amount_minor) >= 1`,
  'what is owed are the bills that are neither withdrawn nor under way': `
    select uid, currency from (
      select uid, currency, amount_minor from ledger_entries where account = 'author-payable'
      union all select uid, currency, net_minor from bills where status <> 3 and not exists (
        select from withdrawals where bill_id = bills.id and state <> 'failed')
    ) as side group by 1, 2 having sum(amount_minor) <> 0`,
  'what is under way are the withdrawals that are requested': `
    select uid, currency from (
      select uid, currency, amount_minor from ledger_entries where account = 'author-withdrawing'
      union all select uid, currency, amount_minor from withdrawals where state = 'requested'
    ) as side group by 1, 2 having sum(amount_minor) <> 0`,
  'what was paid out are the bills that are withdrawn': `
    select currency from (
      select currency, amount_minor from ledger_entries where account = 'paid-out'
      union all select currency, net_minor from bills where status = 3
    ) as side group by 1 having sum(amount_minor) <> 0`,
  'a bill is withdrawn when its withdrawal is paid': `
    select id from bills where (status = 3) <> exists (
      select from withdrawals where bill_id = bills.id and state = 'paid' and amount_minor = net_minor)`,
  'totals are the sums of events': `
    select uid from (
      select uid, bill_month, currency, story_id, chapter_id, kind, month, rate_micros, units from revenue_totals
      union all select uid, bill_month, currency, story_id, chapter_id, kind, month, rate_micros, -units from revenue_events
    ) as side group by uid, bill_month, currency, story_id, chapter_id, kind, month, rate_micros having sum(units) <> 0`,
  'every event of a closed month is on its bill, exactly': `
    select uid from (
      select uid, bill_month as month, currency, units::numeric * rate_micros as micros from revenue_events
        where bill_month in (select month from billing_months where closed_at is not null)
      union all select uid, month, currency, -units::numeric * rate_micros from bill_lines
        join bills on bills.id = bill_id
        where kind not in ('carried-over', 'store-fee', 'platform-share', 'tax', 'tax-correction')
          and month in (select month from billing_months where closed_at is not null)
    ) as side group by uid, month, currency having sum(micros) <> 0`,
  'tax is given back once, in the year in which it was withheld, and never more of it than was': `
    select bills.uid from bill_lines as given join bills on bills.id = given.bill_id
      left join bills as taxed on taxed.uid = bills.uid and taxed.currency = bills.currency
        and taxed.month = given.source_month and taxed.month < bills.month
        and extract(year from taxed.month) = extract(year from bills.month)
      left join bill_lines as tax on tax.bill_id = taxed.id and tax.kind = 'tax'
      where given.kind = 'tax-correction'
      group by bills.uid, bills.currency, given.source_month
      having count(tax.id) <> 1 or sum(given.amount_minor) > -sum(tax.amount_minor)`,
  'the gross is the exact sum, rounded once': `
    select id from bills where abs(gross_minor - (
      select coalesce(sum(units::numeric * rate_micros), 0) / 1000000 from bill_lines
      where bill_id = bills.id and kind not in ('carried-over', 'store-fee', 'platform-share', 'tax', 'tax-correction'))) > 0.5`,
};

/** Names of the rules that do not hold; none as it should be. */
export async function moneyProblems(pool: Pool): Promise<string[]> {
  const broken: string[] = [];
  for (const [rule, query] of Object.entries(RULES)) {
    if ((await pool.query(query)).rows.length > 0) broken.push(rule);
  }
  return broken;
}
