import type { ListState } from '@ykd/application/staff-list';
import { askedOf } from '@ykd/application/staff-list';
import { studentList, type StudentLine, type StudentList } from '@ykd/application/student';
import { assign, JING, logIn, must, TAO, withCare } from '@ykd/application/testing';
import { shanghaiMinute } from '@ykd/domain/shared';
import { parse } from 'csv-parse/sync';
import { expect, it, onTestFinished } from 'vitest';
import { exportFile } from '../../src/contracts/list-export.js';
import { overHttp } from '../support/world.js';

const COUNT = 24;
const SCHOOLS = ['南京大学', '浙江大学', undefined];
const MINUTE_MS = 60_000;

/** What somebody looks at, and what it is in words. */
const STATES: readonly (readonly [string, ListState])[] = [
  ['', {}],
  ['搜索「学员1」', { search: '学员1', sort: 'name', columns: 'userName,name' }],
  ['学校是「南京大学」', { school: 'is:南京大学', sort: '-userName' }],
  ['没有填写姓名', { name: 'empty', columns: 'mobile,school' }],
  ['学校以「浙江」开头', { school: 'starts:浙江', sort: 'gmtCreated', columns: 'name,gmtCreated,school' }],
];

/**
 * A school over a socket: every third student is Jing's, every sixth Tao's as well, the others are nobody's. `visit`: who
 * logs in, and the text of a file that he takes.
 */
const world = async () => {
  let way: { readonly fetching: typeof fetch; readonly origin: string } | undefined;
  const made = await overHttp((fetching) => (input, init) => {
    way = { fetching, origin: new URL(input instanceof Request ? input.url : input).origin };
    return fetching(input, init);
  })();
  onTestFinished(async () => made.close?.());
  const { deps } = await withCare(made);
  for (let at = 0; at < COUNT; at += 1) {
    const id = `s-${String(at).padStart(2, '0')}`;
    const schoolName = SCHOOLS[Math.floor(at / 4) % SCHOOLS.length];
    const user = {
      id,
      mobile: `1371234${String(at).padStart(4, '0')}`,
      ...(at % 4 === 0 ? {} : { name: `学员${at}`, userName: `user_${at}` }),
      ...(schoolName === undefined ? {} : { profile: { schoolName } }),
    };
    await deps.members.insert({ user, at: deps.clock.now() - (at % 5) * MINUTE_MS });
    if (at % 3 === 0) await assign(deps, id, JING.id);
    if (at % 6 === 0) await assign(deps, id, TAO.id, 'assistant');
  }
  const visit = async (account: string) => {
    const ports = made.visitor();
    await logIn(ports, account);
    const { fetching, origin } = way ?? { fetching: fetch, origin: '' };
    const take = async (id: string) => (await fetching(`${origin}${exportFile.path}?id=${id}`)).text();
    return { ...ports, take };
  };
  return { visit };
};

const isKey = (key: string): key is keyof StudentLine & keyof typeof studentList.columns =>
  Object.hasOwn(studentList.columns, key);

/** A cell as a file has it. */
const cellOf = (value: unknown): string => {
  if (typeof value === 'number') return shanghaiMinute(value);
  if (typeof value === 'object' && value !== null && 'name' in value) return String(value.name ?? '');
  return typeof value === 'string' ? value : '';
};

it.each([
  ['admin', COUNT + 3],
  ['banzhuren', COUNT / 3 + 2],
  ['zhujiao', COUNT / 6 + 1],
])('the file of %s is what the list shows, page by page, and nothing else', async (account, all) => {
  const { student, listExport, take } = await (await world()).visit(account);
  for (const [conditions, state] of STATES) {
    const columns = (state['columns'] ?? studentList.shown.join()).split(',').filter(isKey);
    const lines: StudentLine[] = [];
    let after: string | undefined;
    do {
      const page = must(
        await student.list({
          size: 5,
          ...askedOf<StudentList>(state),
          ...(after === undefined ? {} : { after }),
        }),
      );
      lines.push(...page.list);
      after = page.next ?? undefined;
    } while (after !== undefined);
    const run = must(await listExport.begin({ list: 'students', format: 'csv', state }));
    expect(run.conditions).toBe(conditions);
    const [head, ...rows] = parse(await take(run.id), { bom: true, recordDelimiter: '\r\n' });
    expect(head).toEqual(columns.map((key) => studentList.columns[key].title));
    expect(rows).toEqual(lines.map((line) => columns.map((key) => cellOf(line[key]))));
    const { columns: _columns, sort: _sort, ...filter } = askedOf<StudentList>(state);
    expect(must(await student.count(filter)).count).toBe(rows.length);
    if (conditions === '') expect(rows).toHaveLength(all);
    else expect(rows.length).toBeLessThan(all);
  }
});
