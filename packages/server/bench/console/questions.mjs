// What staff ask the list of students, and how long the answers take.
import { sortNames, sortOf } from '@ykd/application/staff-list';
import { studentList } from '@ykd/application/student';
import { sql } from 'kysely';
import { repositories } from '../../dist/persistence/index.js';
import { spyOnQueries } from '../../test/support/query-spy.ts';
import { FIRST_TEACHER } from './crowd.mjs';

const PAGE = 50;
const COUNT_MOST = 10_000;
const DAY_MS = 24 * 3_600_000;

const filtered = (key, test) => ({ tests: [{ key, test }] });

const questionsAt = (at) => ({
  全部: {},
  自己负责的: { caredBy: FIRST_TEACHER },
  '自己负责的，搜索「李」': { caredBy: FIRST_TEACHER, search: '李' },
  '搜索「李」': { search: '李' },
  '搜索「l」': { search: 'l' },
  '搜索「limi」': { search: 'limi' },
  搜索手机号后四位: { search: '0042' },
  学校是: filtered('school', { kind: 'in', values: ['南京大学'] }),
  没有填写学校: filtered('school', { kind: 'empty', isEmpty: true }),
  '姓名以「李」开头': filtered('name', { kind: 'prefix', text: '李' }),
  班主任是: filtered('classTeacher', { kind: 'in', values: [FIRST_TEACHER] }),
  没有班主任: filtered('classTeacher', { kind: 'empty', isEmpty: true }),
  注册于某一周: filtered('gmtCreated', { kind: 'range', from: at - 40 * DAY_MS, below: at - 33 * DAY_MS }),
  没有人符合的两个条件: {
    tests: [
      { key: 'school', test: { kind: 'in', values: ['南京大学'] } },
      { key: 'major', test: { kind: 'in', values: ['没有这个专业'] } },
    ],
  },
});

const columnOf = (key) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The row in the middle of an order, behind which the next page is looked for. */
const middleOf = async ({ db }, { key }) => {
  const column = sql.ref(key.startsWith('gmt') ? columnOf(key) : `${columnOf(key)}_sort`);
  const { rows } = await sql`select ${column} as value, id from student_summary order by ${column}, id
    limit 1 offset (select count(*) / 2 from student_summary)`.execute(db);
  const [row] = rows;
  return [row.value, row.id];
};

/** A table that is read row by row, though an index could be. */
const FULL_SCAN = { sqlite: /SCAN (?:s|student_\w+|c|t|member|teacher)(?! USING)/, postgres: /Seq Scan/ };

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

const figures = (times) => {
  const sorted = times.toSorted((a, b) => a - b);
  const ms = (share) => Number(at(sorted, share).toFixed(1));
  return { p50: ms(0.5), p99: ms(0.99) };
};

const timed = async (times, work) => {
  const begun = performance.now();
  const answer = await work();
  times?.push(performance.now() - begun);
  return answer;
};

/** Each question in each order, page for page, `rounds` times after a first time that warms up. */
export const askStudents = async (database, now, rounds) => {
  const spied = spyOnQueries(database);
  const { students } = repositories(database);
  const watched = repositories(spied.database).students;
  const orders = sortNames(studentList).map(sortOf);
  const middles = new Map();
  for (const order of orders) middles.set(order, await middleOf(database, order));
  const rows = {};
  for (const [title, asked] of Object.entries(questionsAt(now))) {
    const selection = { tests: [], ...asked };
    const [pages, counts] = [[], []];
    let found = 0;
    for (let round = 0; round <= rounds; round += 1) {
      const kept = round === 0 ? [undefined, undefined] : [pages, counts];
      for (const order of orders) {
        const from = { key: middles.get(order), isBackwards: false };
        await timed(kept[0], () => students.page(order, { limit: PAGE }, selection));
        await timed(kept[0], () => students.page(order, { limit: PAGE, from }, selection));
      }
      found = await timed(kept[1], () => students.count(selection, COUNT_MOST));
    }
    for (const order of orders) await watched.page(order, { limit: PAGE }, selection);
    await watched.count(selection, COUNT_MOST);
    rows[title] = { found, pages, counts };
  }
  const scans = (await spied.plans()).filter(({ plan }) => FULL_SCAN[database.kind].test(plan));
  return {
    rows: Object.fromEntries(
      Object.entries(rows).map(([title, { found, pages, counts }]) => {
        if (rounds === 0) return [title, { 'found (at most)': found }];
        const [page, count] = [figures(pages), figures(counts)];
        return [
          title,
          {
            [`found (at most ${COUNT_MOST})`]: found,
            'page p50 ms': page.p50,
            'page p99 ms': page.p99,
            'count p50 ms': count.p50,
            'count p99 ms': count.p99,
          },
        ];
      }),
    ),
    scans,
  };
};
