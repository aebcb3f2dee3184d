import { NO_COMMISSION } from '@ykd/domain/commission';
import { CURRENT_PARTNER_AGREEMENT } from '@ykd/domain/partner';
import { DAY_MS } from '@ykd/domain/shared';
import type { Books } from '../../soak/ledger.js';

/** The month of the statement that somebody has. */
export const STATEMENT_MONTH = '2026-01';

const row = (table: string, fields: Readonly<Record<string, string | number | null>>): string => {
  const shown = (value: string | number | null): string =>
    typeof value === 'string' ? `'${value}'` : String(value);
  return `insert into ${table} (${Object.keys(fields)
    .map((name) => `"${name}"`)
    .join(', ')}) values (${Object.values(fields).map(shown).join(', ')})`;
};

/**
 * The SQL that makes somebody a partner with everything that one has: an application that was approved, an account that only he
 * and staff may read, a batch of coupons, commission with its lines and a statement, and a payout that waits for the second person.
 */
const partnerRows = (userId: string, at: number): readonly string[] => {
  const number = userId.replaceAll(/\D/g, '');
  const [payeeName, payeeAccount] = [`收款人${userId}`, `621483${number.padStart(10, '7')}`];
  const { version: agreementVersion } = CURRENT_PARTNER_AGREEMENT;
  const profile = {
    real_name: payeeName,
    contact: `联系${userId}`,
    channel: 'CAMPUS',
    channel_text: `渠道只有${userId}知道`,
  };
  const held = { ...NO_COMMISSION, owed: -9_000, payable: 4_000, paying: 5_000 };
  const { writtenOff, ...balances } = held;
  const posting = (seq: number, kind: string, [debit, credit]: readonly [string, string], cents: number) =>
    row('commission_posting', {
      partner_id: userId,
      seq,
      kind,
      debit,
      credit,
      cents,
      order_id: null,
      payout_id: kind === 'PAYOUT' ? `payout-${userId}` : null,
      source: `${kind}-of-${userId}`,
      at,
      month: STATEMENT_MONTH,
    });
  return [
    row('work_order', {
      id: `work-${userId}`,
      user_id: userId,
      review_status: 'REVIEW_SUCCESS',
      is_asked_back: 0,
      submission: 1,
      submitted_at: at,
      version: 2,
      changed_by: 'demo-admin',
      gmt_created: at,
      changed_at: at,
    }),
    row('work_order_submission', {
      work_order_id: `work-${userId}`,
      number: 1,
      ...profile,
      reason: `申请的理由只有${userId}知道`,
      agreement_version: agreementVersion,
      submitted_at: at,
      decision: 'APPROVE',
      answer: `答复只给${userId}看`,
      decided_by: 'demo-admin',
      decided_at: at,
    }),
    row('partner', {
      user_id: userId,
      state: 'ACTIVE',
      state_reason: '',
      level: 'SILVER',
      ...profile,
      payee: JSON.stringify({ method: 'BANK', name: payeeName, bank: '招商银行', account: payeeAccount }),
      agreement_version: agreementVersion,
      agreed_at: at,
      approved_at: at,
      approved_by: 'demo-admin',
      version: 1,
      changed_by: 'demo-admin',
      changed_at: at,
    }),
    row('coupon_batch', {
      id: `batch-${userId}`,
      code: `code-of-${userId}`,
      partner_id: userId,
      product_id: 'product-mini',
      name: `券只由${userId}发`,
      rule: JSON.stringify({ kind: 'AMOUNT', cents: 100 }),
      limit: 5,
      claimed: 0,
      claim_from: at,
      claim_until: at + 30 * DAY_MS,
      valid_days: 30,
      state: 'ON',
      version: 1,
      changed_by: 'demo-admin',
      gmt_created: at,
      gmt_modified: at,
      request_key: null,
      asked: null,
    }),
    row('commission_account', {
      partner_id: userId,
      open_month: '2026-02',
      last_seq: 3,
      ...balances,
      written_off: writtenOff,
    }),
    posting(1, 'EARN', ['owed', 'held'], 9_000),
    posting(2, 'RELEASE', ['held', 'payable'], 9_000),
    posting(3, 'PAYOUT', ['payable', 'paying'], 5_000),
    row('commission_statement', {
      partner_id: userId,
      month: STATEMENT_MONTH,
      number: `JS-${userId}`,
      opening: JSON.stringify(NO_COMMISSION),
      sums: '[]',
      closing: JSON.stringify(held),
      first_seq: 1,
      last_seq: 3,
      closed_at: at,
    }),
    row('payout', {
      id: `payout-${userId}`,
      partner_id: userId,
      method: 'BANK',
      status: 'MADE',
      amount: 5_000,
      tax: 0,
      net: 5_000,
      tax_month: STATEMENT_MONTH,
      payee_name: payeeName,
      payee_bank: '招商银行',
      payee_account: payeeAccount,
      request_key: `pay-${userId}`,
      maker_id: 'demo-banzhuren',
      is_refused: 0,
      attempts: 0,
      version: 1,
      changed_by: 'demo-banzhuren',
      changed_at: at,
      gmt_created: at,
    }),
  ];
};

/** Makes somebody such a partner. */
export const settlePartner = async (books: Books, userId: string): Promise<void> => {
  for (const sql of partnerRows(userId, Date.now())) await books.run(sql);
};
