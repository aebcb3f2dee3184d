import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { check } from '../../src/contracts/check.js';
import { listQuery, narrowed, someOf } from '../../src/contracts/list-query.js';
import { queryCount, queryFlag, text } from '../../src/contracts/values.js';

const STATES = ['WAITING', 'PAID', 'CLOSED'] as const;
const SORTS = ['newest', 'oldest', 'amount'] as const;

const list = listQuery({ state: someOf(STATES), name: text(11), refund: queryFlag, days: queryCount }, SORTS);

type Place = ReturnType<typeof list.read>;

/** What of the place is there, under the names of the list. */
const cursor = fc.stringMatching(/^[\w-]{1,40}$/);

const places: fc.Arbitrary<Place> = fc.record(
  {
    state: fc.subarray([...STATES], { minLength: 1 }),
    name: fc.string({ minLength: 1, maxLength: 11 }).filter((name) => !/\p{Cc}/u.test(name)),
    refund: fc.boolean(),
    days: fc.nat(999_999_999),
    after: cursor,
    before: cursor,
    sort: fc.constantFrom(...SORTS),
  },
  { requiredKeys: ['sort'] },
);

const word = fc.oneof(
  fc.constantFrom(
    'state',
    'name',
    'refund',
    'days',
    'sort',
    'after',
    'before',
    'size',
    '__proto__',
    'constructor',
  ),
  fc.string({ maxLength: 5 }),
);
const value = fc.oneof(
  fc.constantFrom(
    ...STATES,
    ...SORTS,
    'PAID,PAID',
    'CLOSED,WAITING',
    'PAID,',
    ',',
    'true',
    'TRUE',
    '7',
    '-7',
    '1e3',
    '',
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constant('x'.repeat(5_000)),
);
const addresses = fc.array(fc.tuple(word, value), { maxLength: 8 });

describe('the address of a list', () => {
  test.prop([places])('is read as the place that was written', (place) => {
    const address = list.write(place);
    expect(list.read(new URLSearchParams(address.toString()))).toEqual(place);
  });

  test.prop([addresses])('may hold anything; the same place is always written alike', (entries) => {
    const place = list.read(new URLSearchParams(entries));
    const address = list.write(place).toString();
    const again = list.read(new URLSearchParams(address));
    expect(again).toEqual(place);
    expect(list.write(again).toString()).toBe(address);
    expect(Object.getPrototypeOf(place)).toBe(Object.prototype);
  });

  test.prop([addresses])('asks for nothing that the call does not take', (entries) => {
    const place = list.read(new URLSearchParams(entries));
    const query = Object.fromEntries(list.write(place));
    expect(check(list.wire, query)).toEqual({ ok: true, value: { ...place, size: 15 } });
  });

  test.prop([places])('is asked for as a client writes it', (place) => {
    const query = Object.entries({ ...place, size: 20 }).map(([name, said]) => [name, String(said)]);
    expect(check(list.wire, Object.fromEntries(query))).toEqual({ ok: true, value: { ...place, size: 20 } });
  });

  it.each([
    ['', { sort: 'newest' }],
    ['sort=newest', { sort: 'newest' }],
    ['sort=nothing&state=nothing&days=x&refund=1', { sort: 'newest' }],
    ['state=CLOSED,PAID,CLOSED', { sort: 'newest', state: ['PAID', 'CLOSED'] }],
    ['state=PAID,nothing', { sort: 'newest' }],
    ['state=PAID&state=CLOSED', { sort: 'newest', state: ['PAID'] }],
    ['__proto__=x&toString=y&name=%E5%B0%8F%E6%98%8E', { sort: 'newest', name: '小明' }],
    ['after=a%00b&before=', { sort: 'newest' }],
  ])('%j is read leniently', (address, place) => {
    expect(list.read(new URLSearchParams(address))).toStrictEqual(place);
  });

  it('leaves out what goes without saying, in one order', () => {
    const place: Place = { after: 'x', days: 7, sort: 'newest', state: ['PAID'] };
    expect(list.write(place).toString()).toBe('state=PAID&days=7&after=x');
  });
});

describe('the query of a call', () => {
  it.each([
    [{ nothing: '1' }, 'nothing', '不支持的参数'],
    [{ state: 'NOTHING' }, 'state.0', 'state.0 取值不正确'],
    [{ sort: 'nothing' }, 'sort', 'sort 取值不正确'],
    [{ after: 'a b' }, 'after', 'after 格式不正确'],
    [{ size: '0' }, 'size', 'size 不能小于 1'],
    [{ size: '101' }, 'size', 'size 不能大于 100'],
    [{ refund: ['true', 'false'] }, 'refund', 'refund 取值不正确'],
  ])('%j is refused', (query, field, message) => {
    expect(check(list.wire, query)).toEqual({
      ok: false,
      error: { kind: 'invalid-input', issues: [{ field, message }] },
    });
  });

  it('has no order to say where there is one only', () => {
    const plain = listQuery({ open: queryFlag });
    expect(check(plain.wire, {})).toEqual({ ok: true, value: { size: 15 } });
    expect(check(plain.wire, { sort: 'newest' }).ok).toBe(false);
    expect(plain.read(new URLSearchParams('open=true&sort=x'))).toStrictEqual({ open: true });
  });
});

describe('another filter', () => {
  const place: Place = { sort: 'amount', state: ['PAID'], days: 7, after: 'x' };

  it('begins with the first page', () => {
    expect(narrowed(place, { days: 8 })).toStrictEqual({ sort: 'amount', state: ['PAID'], days: 8 });
    expect(narrowed(place, { state: undefined })).toStrictEqual({ sort: 'amount', days: 7 });
    expect(narrowed(place, { before: 'y' })).toStrictEqual({
      sort: 'amount',
      state: ['PAID'],
      days: 7,
      before: 'y',
    });
  });

  it('has to be one of the list, says the compiler', () => {
    // @ts-expect-error no such filter
    expect(narrowed(place, { nothing: 1 })).toHaveProperty('nothing');
    // @ts-expect-error no such state
    expect(narrowed(place, { state: ['NOTHING'] })).toHaveProperty('state');
    // @ts-expect-error no such order
    expect(narrowed(place, { sort: 'nothing' })).toHaveProperty('sort');
  });
});
