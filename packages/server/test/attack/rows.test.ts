import { describe, expect, it } from 'vitest';
import { canariesOf, leaksIn, secretsOf } from './judges/canaries.js';
import { marksOf, trespasses } from './judges/ownership.js';
import { changesOf, type Row, type Snapshot } from './judges/snapshot.js';

const snapshotOf = (tables: Readonly<Record<string, readonly Row[]>>): Snapshot =>
  new Map(
    Object.entries(tables).map(([name, rows]) => [name, new Set(rows.map((row) => JSON.stringify(row)))]),
  );

const ANNA = {
  id: 'member-anna',
  mobile: '16600000001',
  pwd_hash: '$scrypt$anna',
  profile: '{"school":"安娜的学校在很远的地方"}',
};
const BORIS = { id: 'member-boris', mobile: '16600000002', pwd_hash: '$scrypt$boris', profile: null };
const ORDER = { id: 'order-of-anna', user_id: ANNA.id, status: 'TRADE_PAID_SUCCESS', note: null };
const NOTE = { user_id: ANNA.id, id: 'note-1', text: '只有安娜看得到的笔记' };
const PRODUCT = { id: 'product-1', name: '人人看得到的商品' };
const BEFORE = {
  member: [ANNA, BORIS],
  ykd_order: [ORDER],
  note: [NOTE],
  ykd_product: [PRODUCT],
  coupon: [],
  session: [],
  sms_code: [],
};
const before = snapshotOf(BEFORE);
const anna = marksOf(before, ANNA.id);
const boris = marksOf(before, BORIS.id);
const teacher = { role: 'teacher', grants: [] } as const;
const bookkeeper = { grants: ['orders'] } as const;

/** The trespasses of Boris when the tables become these. */
const borisMade = (
  after: Readonly<Record<string, readonly Row[]>>,
  staff?: typeof teacher | typeof bookkeeper,
) => trespasses(changesOf(before, snapshotOf({ ...BEFORE, ...after })), { staff, own: boris }, [anna]);

describe('a changed row', () => {
  it('is seen whether it was added, removed or written anew', () => {
    expect(changesOf(before, before)).toEqual([]);
    expect(changesOf(before, snapshotOf(BEFORE))).toEqual([]);
    const changed = changesOf(before, snapshotOf({ ...BEFORE, note: [{ ...NOTE, text: '改了' }] }));
    expect(changed.map(({ way, table }) => `${way} ${table}`)).toEqual(['removed note', 'added note']);
  });

  it('is his own, or a trespass', () => {
    expect(borisMade({ member: [ANNA, { ...BORIS, mobile: '16600000009' }] })).toEqual([]);
    expect(borisMade({ member: [{ ...ANNA, mobile: '16600000009' }, BORIS] })).toHaveLength(2);
    expect(borisMade({ note: [] })).toHaveLength(1);
    expect(borisMade({ ykd_order: [ORDER, { ...ORDER, id: 'order-2', user_id: BORIS.id }] })).toEqual([]);
    expect(borisMade({ coupon: [{ id: 'c', receiver_user_id: BORIS.id, order_id: ORDER.id }] })).toHaveLength(
      1,
    );
  });

  it('may name somebody where its owner writes what he likes', () => {
    const claim = { user_id: BORIS.id, prize: 'prize-1', mobile: ANNA.mobile, address: '某地' };
    expect(borisMade({ prize_claim: [claim] })).toEqual([]);
    expect(borisMade({ prize_claim: [{ ...claim, user_id: ANNA.id }] })).toHaveLength(1);
  });

  it('of nobody is a trespass without the right for it', () => {
    const cheaper = { ykd_product: [{ ...PRODUCT, name: '改了' }] };
    expect(borisMade(cheaper)).toHaveLength(2);
    expect(borisMade(cheaper, teacher)).toHaveLength(2);
    const refunded = { ykd_order: [{ ...ORDER, status: 'TRADE_REFUNDED' }] };
    expect(borisMade(refunded, teacher)).toHaveLength(2);
    expect(borisMade(refunded, bookkeeper)).toEqual([]);
  });

  it('of a partner is for him and for whoever looks after partners', () => {
    const payout = { id: 'payout-of-anna', partner_id: ANNA.id, status: 'MADE' };
    const had = snapshotOf({ ...BEFORE, payout: [payout] });
    const known = marksOf(had, ANNA.id);
    expect(known.marks).toContain(payout.id);
    const paid = snapshotOf({ ...BEFORE, payout: [{ ...payout, status: 'PAID' }] });
    const by = (staff?: { readonly grants: readonly ['partners'] } | typeof bookkeeper) =>
      trespasses(changesOf(had, paid), { staff, own: boris }, [known]);
    expect(by()).toHaveLength(2);
    expect(by(bookkeeper)).toHaveLength(2);
    expect(by({ grants: ['partners'] })).toEqual([]);
  });

  it('of whom he looks after is none where a right of his reaches them', () => {
    const carl = marksOf(
      snapshotOf({ member: [{ id: 'member-carl', mobile: '16600000003' }] }),
      'member-carl',
    );
    const told = (table: string, userId: string) =>
      trespasses(
        changesOf(before, snapshotOf({ ...BEFORE, [table]: [{ id: 'n', user_id: userId }] })),
        { staff: teacher, own: boris, cared: [carl] },
        [anna],
      );
    expect(told('notice', 'member-carl')).toEqual([]);
    expect(told('notice', 'member-dora')).toHaveLength(1);
    expect(told('notice', ANNA.id)).toHaveLength(1);
    expect(told('coupon', 'member-carl')).toHaveLength(1);
  });

  it('that is a sum of others is none by itself', () => {
    const added = { day: 0, slot: 1, received: 100 };
    expect(borisMade({ day_sum: [added], credit_sum: [{ ...added, person_id: ANNA.id }] })).toEqual([]);
    // A job counts them, whatever somebody does meanwhile.
    expect(borisMade({ assistant_count: [{ staff_id: ANNA.id, students: 3 }] })).toEqual([]);
    expect(borisMade({ order_credit: [{ order_id: ORDER.id, person_id: 'x' }] })).toHaveLength(1);
    expect(borisMade({ order_credit: [{ order_id: ORDER.id, person_id: 'x' }] }, bookkeeper)).toEqual([]);
  });

  it('of a roster or a message is its owner’s', () => {
    const roster = { roster: [{ id: 'roster-1', owner_id: BORIS.id }] };
    const rows = { roster_row: [{ roster_id: 'roster-1', number: 1 }] };
    const all = snapshotOf({ ...BEFORE, ...roster, ...rows });
    expect(trespasses(changesOf(before, all), { own: marksOf(all, BORIS.id) }, [anna])).toEqual([]);
    expect(trespasses(changesOf(before, all), { own: anna }, [boris])).toHaveLength(2);
  });

  it('of a stranger is a trespass unless it is a trace of knocking', () => {
    const after = (tables: object) => changesOf(before, snapshotOf({ ...BEFORE, ...tables }));
    const nobody = {};
    expect(trespasses(after({ sms_code: [{ mobile: ANNA.mobile }] }), nobody, [anna])).toEqual([]);
    expect(trespasses(after({ session: [{ id: 's', user_id: BORIS.id }] }), nobody, [anna])).toHaveLength(1);
  });

  it('may have the name that its device gave it, whatever else has that name', () => {
    const own = { user_id: BORIS.id, id: ORDER.id, text: '自己的' };
    expect(borisMade({ note: [NOTE, own] })).toEqual([]);
    expect(borisMade({ note: [NOTE, { ...own, user_id: ANNA.id }] })).toHaveLength(1);
  });
});

describe('a canary', () => {
  const canaries = canariesOf(before, anna);

  it('is every text of somebody that nobody else has, of all tables, inside of JSON too', () => {
    const texts = canaries.map(({ text }) => text);
    expect(texts).toEqual(
      expect.arrayContaining([ANNA.mobile, ANNA.pwd_hash, '安娜的学校在很远的地方', NOTE.text, ORDER.id]),
    );
    expect(texts).not.toContain(PRODUCT.name);
    expect(texts).not.toContain(BORIS.mobile);
  });

  it.each([ANNA.mobile, ANNA.pwd_hash, NOTE.text])('is reported where it leaks: %s', (text) => {
    expect(leaksIn(`{"data":{"x":"${text}"}}`, canaries)).toHaveLength(1);
    expect(leaksIn(`set-cookie: ${text}`, canaries)).toHaveLength(1);
  });

  it('is none where he said it himself, or where it is only the beginning of something', () => {
    expect(leaksIn(`没有 ${ANNA.mobile}`, canaries, { asked: `mobile=${ANNA.mobile}` })).toEqual([]);
    expect(leaksIn(`${ANNA.mobile}7`, canaries)).toEqual([]);
  });

  it('may be seen by whoever has the right for it, and by nobody else', () => {
    const orders = `"${ORDER.id}"`;
    expect(leaksIn(orders, canaries, { staff: bookkeeper })).toEqual([]);
    expect(leaksIn(orders, canaries, { staff: teacher })).toHaveLength(1);
    const superAdmin = { role: 'superAdmin', grants: [] } as const;
    expect(leaksIn(NOTE.text, canaries, { staff: superAdmin })).toHaveLength(1);
    expect(leaksIn(ANNA.pwd_hash, canaries, { staff: superAdmin })).toHaveLength(1);
  });

  it('that stands in several places may be seen by whoever may see one of them', () => {
    const named = snapshotOf({ ...BEFORE, note: [NOTE, { ...NOTE, id: ORDER.id }] });
    const both = canariesOf(named, anna);
    expect(leaksIn(ORDER.id, both, { staff: bookkeeper })).toEqual([]);
    expect(
      leaksIn(ORDER.id, both)
        .flatMap(({ places }) => places)
        .toSorted(),
    ).toEqual(['note.id', 'ykd_order.id']);
  });

  it('is a secret of logs unless it is a name or a place', () => {
    const texts = secretsOf(canaries).map(({ text }) => text);
    expect(texts).toContain(ANNA.mobile);
    expect(texts).not.toContain(ANNA.id);
  });
});
