import { DAY_MS } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import { countAssistants, FIGURES_AGE_MS } from '../../assistant/index.js';
import { countStudy } from '../../study-time/count-study.js';
import { sampleDepartment } from '../contracts/departments.js';
import { HONG, MING } from '../fakes/index.js';
import { JING, TAO, withCare } from './care.js';
import { must } from './purchases.js';
import { anOrder, SEED_NOW } from './seed.js';
import type { Tries } from './tries.js';
import { loggedIn, type World, type WorldOf } from './world.js';

/** A way to make each call. */
export const assistantTries: Tries<'assistant'> = {
  list: ({ assistant }) => assistant.list({ size: 20 }),
  count: ({ assistant }) => assistant.count({}),
  departments: ({ assistant }) => assistant.departments(),
  page: ({ assistant }) => assistant.page({ staffId: 'nobody' }),
};

const FIGURES = [
  'students',
  'classTeacher',
  'active',
  'waiting',
  'contacted7',
  'contacted30',
  'wait',
] as const;

const FORBIDDEN = { ok: false, error: { kind: 'forbidden' } };

/** Ming studied nine days ago, and Hong today; both are served for long. */
const ready = async (world: World): Promise<void> => {
  const { deps } = await withCare(world);
  const served = { validDate: SEED_NOW + 300 * DAY_MS, serviceDate: SEED_NOW + 200 * DAY_MS };
  const bought = { ...served, amount: 399_900, gmtCreated: SEED_NOW - 60 * DAY_MS };
  await deps.orders.insert(anOrder({ ...bought, id: 'o-ming' }));
  await deps.orders.insert(anOrder({ ...bought, id: 'o-hong', userId: HONG.id }));
  const beat = { courseId: 'py1', outlineNum: 0, sectionNum: 0, seconds: 30 };
  await countStudy(deps, MING.id, [{ ...beat, id: 'b-1', from: SEED_NOW - 9 * DAY_MS }]);
  await countStudy(deps, HONG.id, [{ ...beat, id: 'b-2', from: SEED_NOW - 60_000 }]);
};

/** What every implementation of AssistantPort does. */
export const assistantSuite = (world: WorldOf): void => {
  const tao = async () => (await loggedIn(world(), 'zhujiao')).assistant;
  const queue = async () => (await loggedIn(world(), 'banzhuren')).followUp;
  const passed = async (ms: number): Promise<void> => {
    world().deps.clock.advance(ms);
    while ((await countAssistants(world().deps)) > 0);
  };
  /** The figures of some in the list. */
  const figuresOf = async (...ids: readonly string[]) => {
    const { list } = must(await (await tao()).list({ size: 20, columns: FIGURES }));
    return ids.map((id) => {
      const { name: _name, ...figures } = list.find((one) => one.id === id) ?? {};
      return figures;
    });
  };
  const NOBODY = {
    students: 0,
    classTeacher: 0,
    active: 0,
    waiting: 0,
    contacted7: 0,
    contacted30: 0,
    wait: null,
  };

  describe('AssistantPort', () => {
    it('counts the students of each, who is active, who waits and who was contacted', async () => {
      await ready(world());
      expect(await figuresOf(TAO.id, JING.id)).toEqual([
        { ...NOBODY, id: TAO.id, students: 1, waiting: 1 },
        { ...NOBODY, id: JING.id, students: 2, classTeacher: 2, active: 1, waiting: 1 },
      ]);
      must(await (await queue()).contact({ userId: MING.id, version: 0 }));
      const done = { ...NOBODY, id: JING.id, students: 2, classTeacher: 2, active: 1 };
      // Who was counted a moment ago is not counted again for that.
      expect(await figuresOf(JING.id)).toMatchObject([{ waiting: 1, contacted7: 0 }]);
      await passed(FIGURES_AGE_MS + 1);
      // It was a reason on the seventh day, two days ago.
      expect(await figuresOf(JING.id)).toEqual([{ ...done, contacted7: 1, contacted30: 1, wait: 2 }]);
      await passed(6 * DAY_MS);
      expect(await figuresOf(JING.id)).toMatchObject([{ contacted7: 1, contacted30: 1, wait: 2 }]);
      await passed(DAY_MS);
      expect(await figuresOf(JING.id)).toMatchObject([{ contacted7: 0, contacted30: 1 }]);
      await passed(23 * DAY_MS);
      expect(await figuresOf(JING.id)).toMatchObject([{ contacted30: 0, wait: null }]);
    });

    it('lists them by their figures, and knows at once whose students are others by now', async () => {
      await ready(world());
      const port = await tao();
      const { list } = must(await port.list({ size: 20, sort: '-students' }));
      expect(list.slice(0, 2)).toMatchObject([
        { id: JING.id, name: '陈静', role: 'class', department: null, students: 2, waiting: 1 },
        { id: TAO.id, students: 1, wait: null },
      ]);
      expect(list.slice(2).every(({ students }) => students === 0)).toBe(true);
      expect(list[0]).not.toHaveProperty('countedAt');
      expect(must(await port.count({ students: 'after:0' }))).toEqual({ count: 2, isMore: false });
      const first = must(await port.list({ size: 1, sort: '-students', students: 'after:0' }));
      const rest = must(
        await port.list({ size: 9, sort: '-students', students: 'after:0', after: first.next ?? '' }),
      );
      expect([...first.list, ...rest.list].map(({ id }) => id)).toEqual([JING.id, TAO.id]);
      await world().deps.unitOfWork.transaction(({ care }) => care.end(HONG.id, JING.id));
      expect(
        must(await port.list({ size: 20, columns: ['name', 'students', 'state'], role: 'is:class' })).list,
      ).toEqual([{ id: JING.id, name: '陈静', students: 1, state: 'active' }]);
      expect(must(await port.list({ size: 9, search: '陈静' })).list).toMatchObject([{ id: JING.id }]);
      expect(await port.list({ size: 9, students: 'starts:1' })).toMatchObject({
        error: { kind: 'invalid-input' },
      });
    });

    it('narrows it by departments with those below them', async () => {
      await ready(world());
      await world().deps.unitOfWork.transaction(async ({ people }) => {
        await people.putDepartment(sampleDepartment('a', { name: '教学部' }));
        await people.putDepartment(sampleDepartment('b', { name: '一组', parentId: 'a' }));
        const jing = await people.find(JING.id);
        if (jing === undefined) throw new Error('nobody');
        await people.put({ ...jing.employee, departmentId: 'b' }, jing.staff);
      });
      const port = await tao();
      expect(must(await port.departments())).toEqual([
        { id: 'a', name: '教学部' },
        { id: 'b', name: '教学部 / 一组' },
      ]);
      expect(must(await port.list({ size: 9, department: 'is:a' })).list).toMatchObject([
        { id: JING.id, department: { id: 'b', name: '一组' } },
      ]);
    });

    it('tells of one how his students stand, what he did by week, what is open and what he wrote', async () => {
      await ready(world());
      const port = await tao();
      expect(must(await port.page({ staffId: JING.id }))).toMatchObject({
        id: JING.id,
        name: '陈静',
        role: 'class',
        students: 2,
        tally: { inactive: 1, none: 1 },
        snoozed: [],
        handed: [],
        notes: [],
      });
      must(await (await queue()).snooze({ userId: MING.id, version: 0, choice: 'threeDays' }));
      expect(must(await port.page({ staffId: JING.id }))).toMatchObject({
        tally: { snoozed: 1 },
        snoozed: [{ id: MING.id, mobile: expect.stringMatching(/\*{4}/) as string, until: '2026-03-04' }],
      });
      world().deps.clock.advance(3 * DAY_MS);
      const later = await queue();
      must(await later.handOver({ userId: MING.id, version: 1, staffId: TAO.id }));
      expect(must(await (await tao()).page({ staffId: TAO.id })).handed).toMatchObject([
        { id: MING.id, by: '陈静' },
      ]);
      const { followUp } = await loggedIn(world(), 'zhujiao');
      // A contact that was taken back is none.
      const { actId } = must(await followUp.contact({ userId: MING.id, version: 2 }));
      must(await followUp.undo({ userId: MING.id, actId }));
      must(await followUp.contact({ userId: MING.id, version: 4, text: '打过电话' }));
      const taos = must(await (await tao()).page({ staffId: TAO.id }));
      expect(taos.weeks).toHaveLength(8);
      // The Monday of the Shanghai day on which he did, 4 March 2026.
      expect(taos.weeks.at(-1)).toEqual({ day: '2026-03-02', contacts: 1 });
      expect(taos.weeks.slice(0, -1).every(({ contacts }) => contacts === 0)).toBe(true);
      expect(taos.notes).toMatchObject([{ studentId: MING.id, text: '打过电话' }]);
    });

    it('is for who manages assistants alone, and knows nobody who has no part in it', async () => {
      await ready(world());
      const { assistant } = await loggedIn(world(), 'banzhuren');
      expect(await assistant.list({ size: 20 })).toEqual(FORBIDDEN);
      expect(await assistant.count({})).toEqual(FORBIDDEN);
      expect(await assistant.departments()).toEqual(FORBIDDEN);
      expect(await assistant.page({ staffId: JING.id })).toEqual(FORBIDDEN);
      for (const staffId of [MING.id, 'nobody']) {
        expect(await (await tao()).page({ staffId })).toEqual({
          ok: false,
          error: { kind: 'entity-not-found' },
        });
      }
    });
  });
};
