import { readdir, readFile } from 'node:fs/promises';
import { GRANTS, STAFF_ROLES, type StaffMember } from '@ykd/domain/access';
import type { User } from '@ykd/domain/member';
import { beforeEach, expect, it } from 'vitest';
import { createApplication, portsOf } from '../src/index.js';
import {
  addMembers,
  AREA_TESTS,
  fakeBrowser,
  HONG,
  logIn,
  MING,
  seededFakes,
  type Try,
} from '../src/testing/index.js';

/** A page for each area. */
const PAGES = new URL('../../../docs/rights/', import.meta.url);

/** Everybody whose rights may differ, by the heads of the table's columns. */
const STAFF: readonly (readonly [head: string, staff: StaffMember])[] = [
  ...STAFF_ROLES.map((role) => [`\`${role}\``, { role, grants: [] }] as const),
  ...GRANTS.map((grant) => [`\`${grant}\``, { grants: [grant] }] as const),
];
const HEADS = ['未登录', '学员', ...STAFF.map(([head]) => head)];

/** One row for each way to make each call: about oneself and, where it names somebody, about somebody else. */
type Row = readonly [name: string, attempt: Try, aboutOther: boolean];

const rowsOf = (area: string, tries: Readonly<Record<string, Try | Readonly<Record<string, Try>>>>): Row[] =>
  Object.entries(tries).flatMap(([call, given]) => {
    const attempts = typeof given === 'function' ? { '': given } : given;
    return Object.entries(attempts).flatMap(([what, attempt]): Row[] => {
      const name = `\`${area}.${call}\`${what === '' ? '' : ` \`${what}\``}`;
      const own: Row = [name, attempt, false];
      return attempt.length < 2 ? [own] : [own, [`${name} 别人`, attempt, true]];
    });
  });

/** The page of an area: its name as files are named. */
const pageOf = (area: string): string =>
  `${area.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.md`;

const WORDS = {
  'not-logged-in': '登录',
  forbidden: '不能',
  // Other people's orders are not found, so that nobody learns of them.
  'order-not-found': '没有',
  'entity-not-found': '没有',
};

/** What a call answers to somebody, as far as his rights are concerned. */
const wordFor = async (attempt: Try, who: User, as: User | undefined): Promise<string> => {
  const application = createApplication(fakes);
  const ports = portsOf(application, fakeBrowser().context);
  if (as !== undefined) await logIn(ports, as.mobile);
  const result = await attempt(ports, who);
  if (result.ok) return '可以';
  const { kind } = result.error;
  return kind in WORDS ? WORDS[kind as keyof typeof WORDS] : '可以';
};

let fakes: Awaited<ReturnType<typeof seededFakes>>;
const people = new Map<string, User | undefined>([
  ['未登录', undefined],
  ['学员', MING],
]);

// What one area's calls change, another's must not meet: whom a call made staff is no student any more.
beforeEach(async () => {
  fakes = await seededFakes();
  for (const [at, [head, staff]] of STAFF.entries()) {
    const mobile = `1370000${String(at).padStart(4, '0')}`;
    const user = { id: `u-staff-${at}`, mobile, userName: `staff${at}` };
    people.set(head, user);
    await addMembers(fakes, [user], staff);
  }
});

type Table = ReadonlyMap<string, readonly string[]>;

/** The cells of the table on a page, by call and head. */
const tableOn = async (page: string): Promise<Table> => {
  const text = await readFile(new URL(page, PAGES), 'utf8');
  const rows = text
    .split('\n')
    .filter((line) => /^\| (?!-)/.test(line))
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()));
  return new Map(rows.map(([name = '', ...cells]) => [name, cells]));
};

const shown = (rows: Table): string =>
  Array.from(rows, ([name, cells]) => `${name}: ${cells.join(' ')}`).join('\n');

it.each(Object.entries(AREA_TESTS))(
  'of %s are what its table says, for every call and everybody',
  async (area, { tries }) => {
    const found = new Map<string, readonly string[]>([['调用', HEADS]]);
    for (const [name, attempt, aboutOther] of rowsOf(area, tries)) {
      const cells: string[] = [];
      for (const head of HEADS) {
        const as = people.get(head);
        cells.push(await wordFor(attempt, aboutOther || as === undefined ? HONG : as, as));
      }
      found.set(name, cells);
    }
    expect(shown(await tableOn(pageOf(area)))).toBe(shown(found));
  },
);

it('have a page for each area, and for nothing else', async () => {
  const pages = (await readdir(PAGES)).filter((name) => name !== 'README.md');
  expect(pages.toSorted()).toEqual(Object.keys(AREA_TESTS).map(pageOf).toSorted());
});
