import { comparePositions, positionOf, type Position } from '@ykd/domain/course';
import { DAY_MS } from '@ykd/domain/shared';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createApplication, type Ports, portsOf } from '../../src/index.js';
import { addMembers, createFakes, fakeBrowser, logIn, MING, sampleCourse } from '../../src/testing/index.js';

const NOW = Date.UTC(2026, 2, 1, 4);
const SHAPE = [[3, 2], [1], [2, 4]];
const PLACES: readonly Position[] = SHAPE.flatMap((lessons, outline) =>
  lessons.flatMap((bodies, section) =>
    Array.from({ length: bodies }, (_, body) => ({ outline, section, body })),
  ),
);

/** A reader with two devices, of which one is offline from the beginning to the end. */
const world = async () => {
  const fakes = createFakes(NOW);
  await addMembers(fakes, [MING]);
  await fakes.courses.save(sampleCourse('py1test', SHAPE), NOW);
  const application = createApplication(fakes);
  const device = async (): Promise<Ports> => {
    const ports = portsOf(application, fakeBrowser().context);
    await logIn(ports, MING.mobile);
    return ports;
  };
  return { fakes, online: await device(), offline: await device() };
};

const reading = fc.array(fc.tuple(fc.boolean(), fc.constantFrom(...PLACES), fc.nat({ max: DAY_MS })), {
  minLength: 1,
  maxLength: 12,
});

it('merges what two devices read, one of them offline, to the furthest place in whatever order it arrives', async () => {
  await fc.assert(
    fc.asyncProperty(
      reading,
      fc.scheduler(),
      fc.integer({ min: 1, max: 3 }),
      async (steps, scheduler, times) => {
        const { fakes, online, offline } = await world();
        const save = ({ projectUser }: Ports, place: Position, at: number) =>
          projectUser.save({
            courseId: 'py1test',
            outlineNum: place.outline,
            sectionNum: place.section,
            bodyNum: place.body,
            read: [{ outlineNum: place.outline, sectionNum: place.section }],
            at,
          });
        const sent = steps.flatMap(([isOnline, place, ago]) =>
          // A device that hears no answer sends again.
          Array.from(
            { length: isOnline ? 1 : times },
            () => () =>
              scheduler
                .schedule(Promise.resolve(), isOnline ? 'online' : 'offline')
                .then(() => save(isOnline ? online : offline, place, NOW - ago)),
          ),
        );
        const answers = sent.map((send) => send());
        await scheduler.waitAll();
        for (const answer of await Promise.all(answers)) expect(answer.ok).toBe(true);

        const furthest = steps
          .map(([, place]) => place)
          .reduce((a, b) => (comparePositions(a, b) >= 0 ? a : b));
        const record = await fakes.progress.find(MING.id, 'py1test');
        expect(record && positionOf(record)).toEqual(furthest);
        const read = new Set(steps.map(([, { outline, section }]) => `${outline}/${section}`)).size;
        expect(await online.projectUser.get({ userId: MING.id, courseId: 'py1test' })).toMatchObject({
          value: { progress: Math.floor((read * 100) / SHAPE.flat().length) },
        });
        // The last reading counts as the last one, though an older one arrived after it.
        expect(record?.gmtModified).toBe(Math.max(...steps.map(([, , ago]) => NOW - ago)));
        expect(record?.gmtCreated).toBe(Math.min(...steps.map(([, , ago]) => NOW - ago)));
      },
    ),
    { numRuns: 300 },
  );
});
