import { studentList } from '@ykd/application/student';
import { columnKeys, sortNames } from '@ykd/application/staff-list';
import { DEFAULT_PAGE_SIZE } from '@ykd/domain/shared';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { check } from '../../src/contracts/check.js';
import { employeeListQuery } from '../../src/contracts/employee.js';
import { staffFilter } from '../../src/contracts/staff-list.js';
import { studentListQuery as list } from '../../src/contracts/student.js';

type Place = ReturnType<typeof list.read>;

const keys = Object.keys(studentList.columns) as (keyof typeof studentList.columns)[];
const shown = columnKeys(studentList);
const word = fc.stringMatching(/^[a-z李,\\:]{1,6}$/);
const escaped = word.map((text) => text.replaceAll(/[\\,]/g, String.raw`\$&`));
const condition = fc.oneof(
  fc.constantFrom('empty', 'some'),
  escaped.map((text) => `is:${text}`),
  escaped.map((text) => `starts:${text}`),
);
const cursor = fc.stringMatching(/^[\w-]{1,40}$/);

const places: fc.Arbitrary<Place> = fc.record(
  {
    search: fc.stringMatching(/^[a-z李 ]{1,9}$/),
    name: condition,
    school: condition,
    gmtCreated: fc.constantFrom('is:2026-01-01', 'between:2026-01-01,2026-02-01'),
    columns: fc
      .shuffledSubarray([...shown], { minLength: 1 })
      .filter((chosen) => chosen.join() !== studentList.shown.join()),
    after: cursor,
    before: cursor,
    sort: fc.constantFrom(...sortNames(studentList)),
  },
  { requiredKeys: ['sort'] },
);

const wire = (search: URLSearchParams) => check(list.wire, Object.fromEntries(search));

describe('the address of a list of staff', () => {
  test.prop([places])('reads what was written, and the call takes it', (place) => {
    const address = list.write(place);
    expect(list.read(address)).toEqual(place);
    expect(wire(address)).toEqual({ ok: true, value: { ...place, size: DEFAULT_PAGE_SIZE } });
  });

  test.prop([
    fc.dictionary(
      fc.constantFrom(...keys, 'search', 'columns', 'sort', 'x'),
      fc.oneof(word, condition, fc.constantFrom(studentList.shown.join(), 'name,name', '-name', 'of:b,a,b')),
    ),
  ])('has one form for a place', (said) => {
    const place = list.read(new URLSearchParams(said));
    const address = list.write(place);
    expect(list.read(address)).toEqual(place);
    expect(list.write(list.read(address)).toString()).toBe(address.toString());
    expect(wire(address).ok).toBe(true);
  });

  it('says nothing of what is usual', () => {
    const columns = [...studentList.shown];
    expect(list.write({ columns, sort: '-gmtCreated' }).toString()).toBe('');
    expect(list.read(new URLSearchParams({ columns: columns.join(), name: 'of:b,a' }))).toEqual({
      name: 'of:a,b',
      sort: '-gmtCreated',
    });
  });

  it('is refused by the call where it names what there is not', () => {
    const field = (said: Record<string, string>) => {
      const read = wire(new URLSearchParams(said));
      return read.ok ? undefined : read.error.issues[0];
    };
    expect(field({ mobile: 'is:1' })?.field).toBe('mobile');
    expect(field({ pwdHash: 'is:1' })?.field).toBe('pwdHash');
    expect(field({ sort: 'mobile' })?.field).toBe('sort');
    expect(field({ columns: 'name,pwdHash' })?.field).toMatch(/^columns/);
    expect(field({ columns: 'name,name' })?.field).toBe('columns');
    expect(field({ size: '101' })?.field).toBe('size');
    expect(field({ name: 'like:a' })).toEqual({ field: 'name', message: '「姓名」的筛选条件不正确' });
    expect(field({ gmtCreated: 'is:2026-02-30' })).toEqual({
      field: 'gmtCreated',
      message: '「注册时间」的筛选条件不正确',
    });
  });

  it('of a count is the filter alone', () => {
    const filter = staffFilter(studentList);
    expect(check(filter, { name: 'of:b,a', search: '李' })).toEqual({
      ok: true,
      value: { name: 'of:a,b', search: '李' },
    });
    expect(check(filter, { sort: 'name' }).ok).toBe(false);
    expect(check(filter, { name: 'like:x' }).ok).toBe(false);
  });
});

describe('the address of the list of people who work here', () => {
  it('names departments, grants and states by their values, and leaves out what is usual', () => {
    const place = {
      sort: 'name',
      department: 'is:a',
      grants: 'of:contacts,orders',
      state: 'is:active',
    } as const;
    const written = employeeListQuery.write(place);
    expect(written.toString()).toBe('department=is%3Aa&grants=of%3Acontacts%2Corders&state=is%3Aactive');
    expect(employeeListQuery.read(written)).toEqual(place);
    expect(check(employeeListQuery.wire, { mobile: 'is:13900000001' }).ok).toBe(false);
  });
});
