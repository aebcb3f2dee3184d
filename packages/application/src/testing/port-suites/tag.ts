import type { TagForm } from '@ykd/domain/member';
import { describe, expect, it } from 'vitest';
import type { Ports } from '../../areas.js';
import { UNDO_MS } from '../../staff-list/report.js';
import { HONG, MING, NEW } from '../fakes/index.js';
import { JING, TAO, withCare } from './care.js';
import { must } from './purchases.js';
import { SEED_NOW } from './seed.js';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

const STAR: TagForm = { name: '学习之星', color: '#A87D0C', description: '连续学习 30 天', isShown: true };

const issue = (field: string, message: string) => ({
  ok: false,
  error: { kind: 'invalid-input', issues: [{ field, message }] },
});
const refused = (kind: string) => ({ ok: false, error: { kind } });

/** What every implementation of TagPort does. */
export const tagSuite = (world: WorldOf): void => {
  const as = async (account: string): Promise<Ports> => loggedIn(world(), account);
  /** Ming and Hong are Jing's, Ming is Tao's too; there is a tag. */
  const ready = async () => {
    await withCare(world());
    const admin = await as('admin');
    const [star] = must(await admin.tag.make(STAR));
    if (star === undefined) throw new Error('no tag');
    return { admin, jing: await as(JING.userName ?? ''), star };
  };
  const outcomes = (rows: readonly { id: string; outcome: string; reason: string | null }[]) =>
    Object.fromEntries(rows.map(({ id, outcome, reason }) => [id, reason ?? outcome]));
  const put = (ports: Ports, tagId: string, ids: readonly string[], isOn = true) =>
    ports.tag.set({ target: { ids }, seen: ids.length, tagId, isOn });
  const tagsOf = async (ports: Ports, userId: string) => must(await ports.studentPage.tags({ userId }));
  const acts = () => world().deps.auditLog.stored.filter(({ act }) => act.startsWith('tags.'));

  describe('TagPort: which there are', () => {
    it('makes them, changes them and deletes them, each with a line in the audit log', async () => {
      const { admin, star } = await ready();
      expect(star).toEqual({
        ...STAR,
        id: star.id,
        version: 1,
        students: 0,
        changedBy: { id: 'u-admin', name: 'admin' },
        gmtModified: SEED_NOW,
      });
      const lines = must(await admin.tag.make({ ...STAR, name: ' 安静 ', description: '', isShown: false }));
      expect(lines.map(({ name }) => name)).toEqual(['学习之星', '安静']);
      const quiet = lines[1];
      const seen = { id: quiet?.id ?? '', version: 1 };
      const renamed = { ...STAR, name: '内向', isShown: false };
      must(await admin.tag.change({ ...seen, ...renamed }));
      expect(await admin.tag.change({ ...seen, ...renamed })).toEqual({
        ok: false,
        error: {
          kind: 'changed-meanwhile',
          now: renamed,
          version: 2,
          by: { id: 'u-admin', name: 'admin' },
          at: SEED_NOW,
        },
      });
      expect(await admin.tag.remove(seen)).toMatchObject(refused('changed-meanwhile'));
      expect(must(await admin.tag.remove({ ...seen, version: 2 }))).toEqual([star]);
      expect(await admin.tag.remove({ ...seen, version: 2 })).toEqual(refused('entity-not-found'));
      expect(acts().map(({ act, subjectKind, before, after }) => [act, subjectKind, before, after])).toEqual([
        ['tags.save', 'tag', {}, STAR],
        ['tags.save', 'tag', {}, { ...STAR, name: '安静', description: '', isShown: false }],
        [
          'tags.save',
          'tag',
          { name: '安静', description: '' },
          { name: '内向', description: STAR.description },
        ],
        ['tags.delete', 'tag', renamed, {}],
      ]);
    });

    it('says what a tag lacks, and has each name once', async () => {
      const { admin, star } = await ready();
      const same = issue('name', '已经有「学习之星」这个标签');
      expect(await admin.tag.make({ ...STAR, name: ' 学习之星' })).toEqual(same);
      expect(await admin.tag.make({ ...STAR, name: '别的', color: 'red' })).toEqual(
        issue('color', '请从列出的颜色里选择'),
      );
      const other = must(await admin.tag.make({ ...STAR, name: '别的' })).find(({ name }) => name === '别的');
      expect(await admin.tag.change({ ...STAR, id: other?.id ?? '', version: 1 })).toEqual(same);
      must(await admin.tag.change({ ...STAR, id: star.id, version: 1, description: '' }));
    });

    it('keeps a colour that nobody can choose any more, and shows as hidden what does not say true', async () => {
      const { admin } = await ready();
      const old = { id: 'old', name: '老标签', color: '#123456', description: '', show: 'TRUE' };
      await world().deps.studentTags.saveLable(old, 3);
      const line = must(await admin.tag.lines()).find(({ id }) => id === 'old');
      expect(line).toMatchObject({ isShown: false, version: 1, changedBy: null, gmtModified: 3 });
      const form = { name: '老标签', color: '#123456', description: '', isShown: true };
      must(await admin.tag.change({ id: 'old', version: 1, ...form }));
      expect(await world().deps.studentTags.all()).toContainEqual({
        ...old,
        show: 'true',
        version: 2,
        changedBy: 'u-admin',
        gmtModified: SEED_NOW,
      });
    });

    it('keeps one that a student has', async () => {
      const { admin, jing, star } = await ready();
      must(await put(jing, star.id, [MING.id]));
      expect(await admin.tag.remove({ id: star.id, version: 1 })).toEqual(
        issue('id', '有 1 位学员有这个标签，不能删除'),
      );
      expect(must(await admin.tag.lines())).toMatchObject([{ students: 1 }]);
      must(await put(jing, star.id, [MING.id], false));
      expect(must(await admin.tag.remove({ id: star.id, version: 1 }))).toEqual([]);
    });

    it('shows them to whoever teaches, and has them kept up by nobody but a super administrator', async () => {
      const { jing, star } = await ready();
      const { version: _version, students: _students, changedBy: _by, gmtModified: _at, ...choice } = star;
      for (const ports of [jing, await as(TAO.userName ?? '')]) {
        expect(must(await ports.tag.choices())).toEqual([choice]);
        const forbidden = refused('forbidden');
        expect(await ports.tag.lines()).toEqual(forbidden);
        expect(await ports.tag.make({ ...STAR, name: '别的' })).toEqual(forbidden);
        expect(await ports.tag.change({ ...STAR, id: star.id, version: 1 })).toEqual(forbidden);
        expect(await ports.tag.remove({ id: star.id, version: 1 })).toEqual(forbidden);
      }
      expect(acts()).toHaveLength(1);
    });
  });

  describe('TagPort: who has them', () => {
    it('puts one on, says who did and when, and takes it off, with a report of each', async () => {
      const { admin, jing, star } = await ready();
      const report = must(await put(jing, star.id, [MING.id, HONG.id, NEW.id, 'nobody']));
      expect(outcomes(report.rows)).toEqual({
        [MING.id]: 'done',
        [HONG.id]: 'done',
        [NEW.id]: 'absent',
        nobody: 'absent',
      });
      // Of whoever is out of reach nothing is told.
      expect(report.rows.filter(({ reason }) => reason === 'absent')).toMatchObject([
        { name: null, mobile: null },
        { name: null, mobile: null },
      ]);
      const mark = { tagId: star.id, name: '学习之星', by: { id: JING.id, name: '陈静' }, at: SEED_NOW };
      expect(await tagsOf(jing, MING.id)).toMatchObject([{ ...mark, isShown: true, color: STAR.color }]);
      expect(outcomes(must(await put(admin, star.id, [MING.id, NEW.id])).rows)).toEqual({
        [MING.id]: 'same',
        [NEW.id]: 'done',
      });
      const tao = await as(TAO.userName ?? '');
      expect(outcomes(must(await put(tao, star.id, [MING.id, HONG.id], false)).rows)).toEqual({
        [MING.id]: 'done',
        [HONG.id]: 'absent',
      });
      expect(await tagsOf(jing, MING.id)).toEqual([]);
      expect(await tagsOf(jing, HONG.id)).toMatchObject([mark]);
      expect(must(await put(tao, star.id, [MING.id], false))).toMatchObject({ batch: null });
      const told = acts().slice(1);
      expect(told.map(({ act, about, actor }) => [act, about, actor])).toEqual([
        ['tags.put', HONG.id, JING.id],
        ['tags.put', MING.id, JING.id],
        ['tags.put', NEW.id, 'u-admin'],
        ['tags.take', MING.id, TAO.id],
      ]);
      expect(told.slice(0, 2).map(({ batch }) => batch)).toEqual([report.batch, report.batch]);
      expect(told.at(-1)).toMatchObject({ before: { tag: '学习之星', putBy: JING.id }, after: {} });
    });

    it('is shown to the student where the tag says so', async () => {
      const { admin, jing, star } = await ready();
      const lines = must(await admin.tag.make({ ...STAR, name: '需要回访', isShown: false }));
      const hidden = lines.find(({ name }) => name === '需要回访')?.id ?? '';
      for (const id of [star.id, hidden]) must(await put(jing, id, [MING.id]));
      const ming = await as('xiaoming');
      const own = must(await ming.sidebar.findLablesByStudentId({ id: MING.id }));
      expect(own.map(({ lable }) => lable.name)).toEqual(['学习之星']);
      expect(await ming.tag.choices()).toEqual(refused('forbidden'));
      expect(await put(ming, star.id, [MING.id])).toEqual(refused('forbidden'));
    });

    it('is shown in the list of students, which finds them by it', async () => {
      const { jing, star } = await ready();
      must(await put(jing, star.id, [HONG.id]));
      const list = must(await jing.student.list({ size: 9, columns: ['name', 'tag'], sort: 'name' })).list;
      expect(Object.fromEntries(list.map(({ id, tag }) => [id, tag?.map(({ name }) => name)]))).toEqual({
        [HONG.id]: ['学习之星'],
        [MING.id]: [],
      });
      expect(must(await jing.student.list({ size: 9 })).list[0]).not.toHaveProperty('tag');
      expect(must(await jing.student.count({ tag: `is:${star.id}` })).count).toBe(1);
      expect(must(await jing.student.count({ tag: 'is:nothing' })).count).toBe(0);
    });

    it('is put on all that a filter finds but for some', async () => {
      const { jing, star } = await ready();
      const set = (filter: object, except: readonly string[], seen: number, all?: true) =>
        jing.tag.set({
          target: { filter, except, ...(all && { all }) },
          seen,
          tagId: star.id,
          isOn: true,
        });
      expect(await set({}, [], 2)).toMatchObject(refused('invalid-input'));
      expect(await set({}, [MING.id], 2, true)).toEqual({
        ok: false,
        error: { kind: 'list-changed', count: 1 },
      });
      expect(outcomes(must(await set({}, [MING.id], 1, true)).rows)).toEqual({ [HONG.id]: 'done' });
      expect(outcomes(must(await set({ tag: `is:${star.id}` }, [], 1)).rows)).toEqual({ [HONG.id]: 'same' });
      expect(await put(jing, 'nothing', [MING.id])).toEqual(issue('tagId', '请选择标签：这个标签已经不在了'));
    });
  });

  describe('TagPort: what is put back', () => {
    it('is as it was, with who had put a tag on and when, but for what was changed since', async () => {
      const { admin, jing, star } = await ready();
      must(await put(jing, star.id, [HONG.id]));
      const before = await tagsOf(jing, HONG.id);
      world().deps.clock.advance(5_000);
      const { batch } = must(await put(admin, star.id, [HONG.id], false));
      expect(await jing.tag.undo({ batch: batch ?? '' })).toEqual(refused('entity-not-found'));
      const undone = must(await admin.tag.undo({ batch: batch ?? '' }));
      expect(outcomes(undone.rows)).toEqual({ [HONG.id]: 'done' });
      expect(await tagsOf(jing, HONG.id)).toEqual(before);
      expect(outcomes(must(await admin.tag.undo({ batch: batch ?? '' })).rows)).toEqual({
        [HONG.id]: 'undone',
      });
      expect(acts().at(-1)).toMatchObject({
        act: 'tags.undo',
        batch: undone.batch,
        about: HONG.id,
        before: {},
        after: { putBy: JING.id, putAt: SEED_NOW },
      });
    });

    it('leaves who got it again since, who is not reached any more, and what was put on long ago', async () => {
      const { admin, jing, star } = await ready();
      const { batch } = must(await put(jing, star.id, [MING.id, HONG.id]));
      must(await put(admin, star.id, [MING.id], false));
      must(await put(admin, star.id, [MING.id]));
      await world().deps.unitOfWork.transaction(({ care }) => care.end(HONG.id, JING.id));
      const undone = must(await jing.tag.undo({ batch: batch ?? '' }));
      expect(outcomes(undone.rows)).toEqual({ [MING.id]: 'changed', [HONG.id]: 'absent' });
      expect(undone.batch).toBeNull();
      expect(await tagsOf(admin, MING.id)).toMatchObject([{ by: { id: 'u-admin' } }]);
      expect(await tagsOf(admin, HONG.id)).toMatchObject([{ by: { id: JING.id } }]);
      world().deps.clock.advance(UNDO_MS + 1);
      expect(await jing.tag.undo({ batch: batch ?? '' })).toEqual(refused('entity-not-found'));
    });

    it('goes when it was put on, and does not come back when there is no such tag any more', async () => {
      const { admin, jing, star } = await ready();
      const on = must(await put(jing, star.id, [MING.id]));
      must(await jing.tag.undo({ batch: on.batch ?? '' }));
      expect(await tagsOf(jing, MING.id)).toEqual([]);
      must(await put(jing, star.id, [MING.id]));
      const off = must(await put(jing, star.id, [MING.id], false));
      must(await admin.tag.remove({ id: star.id, version: 1 }));
      const undone = must(await jing.tag.undo({ batch: off.batch ?? '' }));
      expect(outcomes(undone.rows)).toEqual({ [MING.id]: 'conflict' });
    });

    it('is not another act', async () => {
      const { jing } = await ready();
      const change = { act: 'removeAssistant', staffId: TAO.id } as const;
      const { batch } = must(await jing.student.assign({ target: { ids: [MING.id] }, seen: 1, change }));
      expect(await jing.tag.undo({ batch: batch ?? '' })).toEqual(refused('entity-not-found'));
    });
  });
};

/** A way to make each call of the area. */
export const tagTries: Tries<'tag'> = {
  choices: ({ tag }) => tag.choices(),
  lines: ({ tag }) => tag.lines(),
  make: ({ tag }) => tag.make(STAR),
  change: ({ tag }) => tag.change({ id: 'nothing', version: 1, ...STAR }),
  remove: ({ tag }) => tag.remove({ id: 'nothing', version: 1 }),
  set: ({ tag }) => tag.set({ target: { ids: [HONG.id] }, seen: 1, tagId: 'nothing', isOn: true }),
  undo: ({ tag }) => tag.undo({ batch: 'nothing' }),
};
