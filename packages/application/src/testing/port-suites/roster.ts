import { describe, expect, it } from 'vitest';
import type { Ports } from '../../areas.js';
import { ROSTER_DRAFTS_MAX } from '../../roster/index.js';
import { BROKEN_ROSTER, BUSY_ROSTER, HONG, textBytes } from '../fakes/index.js';
import { must } from './purchases.js';
import { failure, JING, reviewed, rosterWorld, tally, TEXT, upload } from './roster-world.js';
import type { Tries } from './tries.js';
import type { WorldOf } from './world.js';

/** A roster of the caller's to try a call with; where he may have none, there is none. */
const tried = async (
  ports: Pick<Ports, 'roster'>,
): Promise<{ readonly id: string; readonly version: number }> => {
  const taken = await upload(ports, '手机号\t姓名\n13700009999\t试试');
  if (!taken.ok) return { id: 'none', version: 1 };
  const { id, version, columns } = taken.value;
  const planned = await ports.roster.plan({
    id,
    version,
    fields: columns.map(({ field }) => field),
    overwrites: [],
    classId: null,
  });
  return planned.ok ? planned.value : taken.value;
};

/** A way to make each call. */
export const rosterTries: Tries<'roster'> = {
  list: ({ roster }) => roster.list({ size: 20 }),
  find: async (ports) => ports.roster.find(await tried(ports)),
  upload: (ports) => upload(ports, TEXT),
  plan: async (ports) => {
    const { id, version } = await tried(ports);
    return ports.roster.plan({ id, version, fields: ['mobile', 'name'], overwrites: [], classId: null });
  },
  review: async (ports) => ports.roster.review({ id: (await tried(ports)).id }),
  rows: async (ports) => ports.roster.rows({ id: (await tried(ports)).id, size: 20 }),
  correct: async (ports) =>
    ports.roster.correct({ id: (await tried(ports)).id, number: 2, field: 'name', text: '改过' }),
  skip: async (ports) => ports.roster.skip({ id: (await tried(ports)).id, number: 2, isSkipped: true }),
  apply: async (ports) => {
    const { id, version } = await tried(ports);
    return ports.roster.apply({ id, version });
  },
  progress: async (ports) => ports.roster.progress({ id: (await tried(ports)).id }),
  undo: async (ports) => {
    const { id, version } = await tried(ports);
    await ports.roster.apply({ id, version });
    return ports.roster.undo({ id });
  },
  remove: async (ports) => ports.roster.remove({ id: (await tried(ports)).id }),
};

/** What every implementation of RosterPort does: sheets are taken in, judged and corrected. */
export const rosterSuite = (world: WorldOf): void => {
  const { portsOf, userOf, acts } = rosterWorld(world);

  describe('RosterPort', () => {
    it('takes a sheet in, recognises its columns, and changes nobody', async () => {
      const ports = await portsOf();
      const taken = must(await upload(ports, TEXT));
      expect(taken).toMatchObject({
        name: '春季班',
        source: 'paste',
        state: 'draft',
        owner: { id: JING.id, name: JING.name },
        version: 1,
        rows: 2,
        tally: [{ state: 'pending', rows: 2 }],
        confirm: null,
        undoUntil: null,
      });
      expect(taken.columns.map(({ title, field, way }) => [title, field, way])).toEqual([
        ['姓名', 'name', 'title'],
        ['手机号', 'mobile', 'title'],
        ['学校', 'schoolName', 'title'],
        ['标签', 'tags', 'title'],
        ['备注', 'remark', 'title'],
      ]);
      expect(taken.columns[0]?.samples).toEqual(['小红', '王五']);
      expect(await userOf('13700001111')).toBeUndefined();
      expect(must(await ports.roster.find({ id: taken.id }))).toEqual(taken);
      expect(acts()).toEqual(['rosters.add']);
    });

    it('refuses what is no roster, and keeps nothing of it', async () => {
      const ports = await portsOf();
      const { roster } = ports;
      const said = async (bytes: Uint8Array, name = 'x') => {
        const answer = await roster.upload({ name, source: 'file', bytes });
        return answer.ok
          ? answer.value
          : 'issues' in answer.error
            ? answer.error.issues[0]?.message
            : answer.error.kind;
      };
      expect(await said(BROKEN_ROSTER)).toBe('读不出文字');
      expect(await said(BUSY_ROSTER)).toBe('too-many-attempts');
      expect(await said(textBytes('"'))).toBe('第 1 行的引号没有成对');
      expect(await said(textBytes(''))).toBe('里面没有内容');
      expect(await said(textBytes('姓名,手机号'))).toBe('只有标题，没有学员');
      expect(await said(textBytes(Array<string>(100).fill('x').join(',')))).toMatch(/^有 100 列，最多 50 列/);
      expect(await said(textBytes(`手机号\n${'13800000001\n'.repeat(5001)}`))).toMatch(/^超过了 5000 行/);
      expect(await said(textBytes(TEXT), ' ')).toBe('名册的名字必须填写');
      expect(await said(textBytes(TEXT), 'x'.repeat(101))).toBe('名册的名字太长');
      expect(must(await roster.list({ size: 20 })).list).toEqual([]);
      for (let at = 0; at < ROSTER_DRAFTS_MAX; at += 1)
        must(await roster.upload({ name: 'x', source: 'file', bytes: textBytes(TEXT) }));
      expect(await said(textBytes(TEXT))).toMatch(/^最多 20 份/);
      // One that was applied does not count, nor does it hide another that counts; nor do two at once come in for one.
      const [newest] = must(await roster.list({ size: 1 })).list;
      const { id, version, columns } = must(await roster.find({ id: newest?.id ?? '' }));
      const fields = columns.map(({ field }) => field);
      const planned = must(await roster.plan({ id, version, fields, overwrites: [], classId: null }));
      must(await roster.apply({ id, version: planned.version }));
      const twice = await Promise.all([upload(ports, TEXT), upload(ports, TEXT)]);
      expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await said(textBytes(TEXT))).toMatch(/^最多 20 份/);
    });

    it('judges rows by what the columns are said to be', async () => {
      const ports = await portsOf();
      const { roster } = ports;
      const taken = must(await upload(ports, TEXT));
      const plan = { id: taken.id, version: 1, overwrites: [], classId: null };
      expect(await roster.plan({ ...plan, fields: ['mobile'] })).toMatchObject(failure('invalid-input'));
      expect(await roster.plan({ ...plan, fields: [null, null, null, null, null] })).toMatchObject({
        error: { issues: [{ field: 'fields', message: '请选择哪一列是手机号' }] },
      });
      const fields = taken.columns.map(({ field }) => field);
      expect(await roster.plan({ ...plan, version: 7, fields })).toMatchObject(failure('roster-refused'));
      const planned = must(await roster.plan({ ...plan, fields, overwrites: ['schoolName', 'major'] }));
      expect(planned).toMatchObject({ state: 'reviewed', version: 2, overwrites: ['schoolName'] });
      expect(tally(planned)).toEqual({ new: 1, changed: 1 });
      const rows = must(await roster.rows({ id: taken.id, size: 20 })).list;
      expect(rows).toMatchObject([
        {
          number: 2,
          state: 'changed',
          studentId: HONG.id,
          changes: [
            { field: 'name', old: null, now: '小红', kept: false },
            { field: 'schoolName', old: null, now: '北京大学', kept: false },
            { field: 'tags', old: null, now: '重点', kept: false },
          ],
        },
        { number: 3, state: 'new', studentId: null },
      ]);
      expect(
        must(await roster.rows({ id: taken.id, size: 20, state: 'new' })).list.map(({ number }) => number),
      ).toEqual([3]);
      expect(await roster.rows({ id: taken.id, size: 20, after: 'x' })).toMatchObject(
        failure('invalid-input'),
      );
    });

    it('corrects rows in place, and those that they were twins of', async () => {
      const ports = await portsOf();
      const { roster } = ports;
      const { id } = await reviewed(ports, '手机号\t姓名\n13700001111\t甲\n13700001111\t乙\n1.38E+10\t丙');
      expect(tally(must(await roster.find({ id })))).toEqual({ faulty: 3 });
      const after = must(await roster.correct({ id, number: 3, field: 'mobile', text: ' 137 0000 2222 ' }));
      expect(after.row).toMatchObject({
        number: 3,
        state: 'new',
        issues: [],
        cells: [{ text: ' 137 0000 2222 ' }, {}],
      });
      expect(tally(after.roster)).toEqual({ new: 2, faulty: 1 });
      expect(must(await roster.rows({ id, size: 9, state: 'faulty' })).list).toMatchObject([
        { number: 4, issues: [{ field: 'mobile' }] },
      ]);
      const back = must(await roster.correct({ id, number: 3, field: 'mobile', text: '13700001111' }));
      expect(tally(back.roster)).toEqual({ faulty: 3 });
      const left = must(await roster.skip({ id, number: 3, isSkipped: true }));
      expect(tally(left.roster)).toEqual({ new: 1, faulty: 1, skipped: 1 });
      expect(tally(must(await roster.skip({ id, number: 3, isSkipped: false })).roster)).toEqual({
        faulty: 3,
      });
      expect(await roster.correct({ id, number: 9, field: 'mobile', text: 'x' })).toMatchObject(
        failure('entity-not-found'),
      );
      expect(await roster.correct({ id, number: 3, field: 'email', text: 'x' })).toMatchObject(
        failure('invalid-input'),
      );
      expect(await roster.correct({ id, number: 3, field: 'name', text: 'x'.repeat(4001) })).toMatchObject(
        failure('invalid-input'),
      );
      const draft = must(await upload(ports, TEXT));
      expect(await roster.correct({ id: draft.id, number: 2, field: 'name', text: 'x' })).toMatchObject({
        error: { kind: 'roster-refused', message: '请先核对这份花名册' },
      });
    });
  });
};
