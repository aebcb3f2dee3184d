import type { ProjectUserPort } from '@ykd/application/project-user';
import { furthestPosition, positionOf, type Position } from '@ykd/domain/course';
import fc from 'fast-check';
import { Subject } from 'rxjs';
import { expect, it } from 'vitest';
import { createPendingProgress, createProgressQueue } from '../../src/stores/index.js';
import { createVirtualClock } from '../widgets/virtual-clock.js';
import { tinyCourse, createWorld, memoryStorage, settle } from './world.js';

const MING = 'u-ming';
const COURSES = ['py1test', 'j1test'];
const PLACES: readonly Position[] = tinyCourse('any').chapters.flatMap(({ lessons }, outline) =>
  lessons.flatMap(({ bodies }, section) => bodies.map((_, body) => ({ outline, section, body }))),
);

const lessonName = ({ outline, section }: Position): string => `${outline}/${section}`;

/** What happens to a call: it arrives, it is lost, or only its answer is. */
type Fate = 'arrives' | 'is lost' | 'answer is lost';

const steps = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('reach' as const),
      tab: fc.nat(1),
      courseId: fc.constantFrom(...COURSES),
      place: fc.constantFrom(...PLACES),
      isEnd: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('wait' as const), ms: fc.nat(40_000) }),
    fc.record({ kind: fc.constant('answer' as const) }),
    fc.record({ kind: fc.constant('online' as const) }),
    // The page is left and opened again.
    fc.record({ kind: fc.constant('reload' as const), tab: fc.nat(1) }),
  ),
  { maxLength: 25 },
);
const fates = fc.array(fc.constantFrom<Fate>('arrives', 'is lost', 'answer is lost'), { maxLength: 20 });

it('loses nothing: in the end the server has the furthest place of each course, and all lessons that were read', async () => {
  await fc.assert(
    fc.asyncProperty(steps, fates, fc.scheduler(), async (script, plan, scheduler) => {
      const world = await createWorld();
      const { projectUser } = await world.member('xiaoming');
      const storage = memoryStorage();
      const time = createVirtualClock();
      const online = new Subject<void>();
      const left = [...plan];

      const save: ProjectUserPort['save'] = async (input) => {
        const fate = left.shift() ?? 'arrives';
        await scheduler.schedule(Promise.resolve(), 'request');
        if (fate === 'is lost') throw new Error('offline');
        const answer = await projectUser.save(input);
        await scheduler.schedule(Promise.resolve(), 'answer');
        if (fate === 'answer is lost') throw new Error('offline');
        return answer;
      };
      const openTab = () => {
        const queue = createProgressQueue({
          projectUser: { save },
          userId: MING,
          pending: createPendingProgress(storage, MING),
          clock: world.fakes.clock,
          online$: online,
          scheduler: time.scheduler,
        });
        queue.flush();
        return queue;
      };

      const tabs = [openTab(), openTab()];
      const furthest = new Map<string, Position>();
      const read = new Map<string, Set<string>>();
      for (const step of script) {
        world.fakes.clock.advance(1000);
        if (step.kind === 'reach') {
          const { courseId, place, isEnd } = step;
          if (isEnd) read.set(courseId, (read.get(courseId) ?? new Set()).add(lessonName(place)));
          furthest.set(courseId, furthestPosition(furthest.get(courseId) ?? place, place));
          tabs[step.tab]?.reached(courseId, place, isEnd);
        }
        if (step.kind === 'wait') time.advance(step.ms);
        if (step.kind === 'answer' && scheduler.count() > 0) await scheduler.waitOne();
        if (step.kind === 'online') online.next();
        if (step.kind === 'reload') {
          tabs[step.tab]?.dispose();
          tabs[step.tab] = openTab();
        }
        await settle();
      }

      // From here on every call arrives; the waits of the back-off are at most 30 s.
      left.length = 0;
      for (let round = 0; round < 6; round += 1) {
        while (scheduler.count() > 0) {
          await scheduler.waitOne();
          await settle();
        }
        time.advance(30_000);
        await settle();
      }
      for (const [courseId, place] of furthest) {
        const record = await world.fakes.progress.find(MING, courseId);
        expect(record && positionOf(record)).toEqual(place);
        const work = await world.fakes.progress.work(MING, courseId);
        const known = work.read.map(({ outlineNum, sectionNum }) => `${outlineNum}/${sectionNum}`);
        expect(known.toSorted()).toEqual([...(read.get(courseId) ?? [])].toSorted());
      }
      expect(storage.kept.size).toBe(0);
      expect(tabs.map((tab) => tab.getSnapshot().status)).not.toContain('saving');
    }),
    { numRuns: 500 },
  );
});
