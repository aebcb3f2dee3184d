import type { Stage } from '../stage.js';

const ACCOUNTS = ['owed', 'held', 'payable', 'paying', 'paid', 'tax', 'written_off'] as const;
/** As a posting calls an account. */
const NAMES: Readonly<Record<(typeof ACCOUNTS)[number], string>> = {
  owed: 'owed',
  held: 'held',
  payable: 'payable',
  paying: 'paying',
  paid: 'paid',
  tax: 'tax',
  written_off: 'writtenOff',
};

const moved = (name: string): string =>
  `coalesce(sum(case when credit = '${name}' then cents when debit = '${name}' then -cents else 0 end), 0)`;

/** Each statement counts what must not be at any moment; one statement sees one moment. */
const WRONG: Readonly<Record<string, string>> = {
  'an account that does not add up to nothing': `select cast(count(*) as bigint) as count from commission_account
    where ${ACCOUNTS.join(' + ')} <> 0`,
  'an account that is not its postings': `select cast(count(*) as bigint) as count from commission_account a
    left join (select partner_id, count(*) as lines, max(seq) as last,
      ${ACCOUNTS.map((name) => `${moved(NAMES[name])} as ${name}`).join(', ')}
      from commission_posting group by partner_id) p on p.partner_id = a.partner_id
    where a.last_seq <> coalesce(p.last, 0) or a.last_seq <> coalesce(p.lines, 0)
      or ${ACCOUNTS.map((name) => `a.${name} <> coalesce(p.${name}, 0)`).join(' or ')}`,
  'a sum that is not its postings': `select cast(count(*) as bigint) as count from (
    select s.partner_id from commission_sum s
    full join (select partner_id, month, kind, debit, credit, sum(cents) as cents, count(*) as count
      from commission_posting group by partner_id, month, kind, debit, credit) p
    on p.partner_id = s.partner_id and p.month = s.month and p.kind = s.kind and p.debit = s.debit
      and p.credit = s.credit
    where s.cents is null or p.cents is null or s.cents <> p.cents or s.count <> p.count) wrong`,
  'a batch beyond its limit': `select cast(count(*) as bigint) as count from coupon_batch b
    where b.claimed > b."limit"
      or b.claimed <> (select count(*) from coupon_claim c where c.batch_id = b.id)`,
  'a payout that is not paid once': `select cast(count(*) as bigint) as count from payout p
    left join (select payout_id,
      coalesce(sum(case when kind = 'PAYOUT' then 1 else 0 end), 0) as out,
      coalesce(sum(case when kind = 'PAID' then 1 else 0 end), 0) as paid,
      coalesce(sum(case when kind = 'BACK' then 1 else 0 end), 0) as back
      from commission_posting where payout_id is not null group by payout_id) m on m.payout_id = p.id
    where coalesce(m.out, 0) <> 1
      or coalesce(m.paid, 0) <> case when p.status = 'PAID' then 1 else 0 end
      or coalesce(m.back, 0) <> case when p.status in ('FAILED', 'REFUSED') then 1 else 0 end`,
  'money on its way that is in no payout': `select cast(count(*) as bigint) as count from commission_account a
    where a.paying <> (select coalesce(sum(p.amount), 0) from payout p
      where p.partner_id = a.partner_id and p.status in ('MADE', 'CHECKED', 'SENT'))`,
};

/** What must not be now, whatever is under way. */
export const momentFaults = async ({ books }: Pick<Stage, 'books'>): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const [what, sql] of Object.entries(WRONG)) {
    const found = await books.count(sql);
    if (found > 0) faults.push(`${what}: ${found}`);
  }
  return faults;
};
