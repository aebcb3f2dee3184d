import { DAY_MS } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import { createApplication, portsOf } from '../../src/create-application.js';
import { CALENDAR_DAYS_BACK, createCalendarFeed } from '../../src/my-schedule/index.js';
import type { UnitOfWork } from '../../src/ports/index.js';
import { sampleEvent } from '../../src/testing/contracts/class-events.js';
import { sampleClass, sampleMember } from '../../src/testing/contracts/class-samples.js';
import { fakeBrowser, inProcess, logIn, loggedIn, MING, must } from '../../src/testing/index.js';
import { JING, TAO, withCare } from '../../src/testing/port-suites/care.js';
import { SEED_NOW } from '../../src/testing/port-suites/seed.js';

const ABSENT = { ok: false, error: { kind: 'entity-not-found' } };

/** Ming in a class of Jing that Tao assists; another class of nobody; one that was put away. An event in each. */
const ready = async () => {
  const world = await withCare(await inProcess());
  const { deps } = world;
  await deps.unitOfWork.transaction(async ({ classes, classEvents }) => {
    const soon = { startsAt: SEED_NOW + DAY_MS, endsAt: SEED_NOW + DAY_MS + 1 };
    await classes.insert(sampleClass('k1', { name: '一班', teacherId: JING.id, assistantIds: [TAO.id] }));
    await classes.insert(sampleClass('k2', { name: '二班', teacherId: null, assistantIds: [] }));
    await classes.insert(sampleClass('k3', { name: '三班', teacherId: JING.id, archivedAt: 1 }));
    for (const id of ['k1', 'k3']) {
      await classes.hold(id);
      await classes.join(sampleMember(id, MING.id));
    }
    await classEvents.put(sampleEvent('one', { ...soon, version: 3, cancelledAt: 5 }));
    await classEvents.put(sampleEvent('two', { ...soon, classId: 'k2' }));
    await classEvents.put(sampleEvent('three', { ...soon, classId: 'k3' }));
    const old = SEED_NOW - CALENDAR_DAYS_BACK * DAY_MS;
    await classEvents.put(sampleEvent('old', { startsAt: old - 2, endsAt: old - 1 }));
    await classEvents.put(sampleEvent('kept', { startsAt: old - 1, endsAt: old }));
  });
  const feed = createCalendarFeed(deps);
  const addressOf = async (account?: string) =>
    must(await (await loggedIn(world, account)).mySchedule.renewCalendar()).name;
  const idsAt = async (name: string) =>
    [...must(await feed.read(name)).matchAll(/^UID:(.*)@ykd\r$/gm)].map(([, id]) => id);
  return { world, deps, feed, addressOf, idsAt };
};

describe('the calendar at an address', () => {
  it('has what its owner may see: of his classes, of those that he looks after, or of all', async () => {
    const { addressOf, idsAt } = await ready();
    expect(await idsAt(await addressOf())).toEqual(['kept', 'one']);
    expect(await idsAt(await addressOf('banzhuren'))).toEqual(['kept', 'one']);
    expect(await idsAt(await addressOf('zhujiao'))).toEqual(['kept', 'one']);
    expect(await idsAt(await addressOf('admin'))).toEqual(['kept', 'one', 'two']);
  });

  it('has an event once of somebody who looks after his own class', async () => {
    const { deps, addressOf, idsAt } = await ready();
    await deps.unitOfWork.transaction(async ({ classes }) => {
      await classes.hold('k1');
      await classes.join(sampleMember('k1', JING.id));
      await classes.hold('k2');
      await classes.join(sampleMember('k2', JING.id));
    });
    expect(await idsAt(await addressOf('banzhuren'))).toEqual(['kept', 'one', 'two']);
  });

  it('tells how often an event was changed, and that it was cancelled', async () => {
    const { feed, addressOf } = await ready();
    const text = must(await feed.read(await addressOf()));
    expect(text).toContain('X-WR-CALNAME:优课达：我的班级\r\n');
    expect(text).toContain('UID:one@ykd\r\n');
    expect(text).toMatch(/SEQUENCE:2\r\nSTATUS:CANCELLED/);
    expect(must(await feed.read(await addressOf('banzhuren')))).toContain('X-WR-CALNAME:优课达：班级日程');
  });

  it('is nowhere else: not at another name, nor at the one before, nor at what is stored', async () => {
    const { deps, feed, addressOf } = await ready();
    const first = await addressOf();
    const next = await addressOf();
    expect(await feed.read(first)).toEqual(ABSENT);
    expect((await feed.read(next)).ok).toBe(true);
    const token = next.slice(0, -'.ics'.length);
    for (const name of ['', '.ics', token, `${token}x.ics`, `${deps.sessionTokens.digest(token)}.ics`])
      expect(await feed.read(name), name).toEqual(ABSENT);
  });

  it('ends with the last class of a student', async () => {
    const { deps, feed, addressOf } = await ready();
    const name = await addressOf();
    await deps.unitOfWork.transaction(async ({ classes }) => {
      await classes.hold('k1');
      await classes.leave('k1', MING.id, { at: 9, by: null, why: null });
    });
    expect(await feed.read(name)).toEqual(ABSENT);
  });

  it('ends when somebody works here no more, and is not there again when he comes back', async () => {
    const { world, feed, addressOf } = await ready();
    const name = await addressOf('zhujiao');
    const { employee } = await loggedIn(world, 'admin');
    const version = async () => must(await employee.find({ userId: TAO.id })).version;
    const reason = '离职';
    must(await employee.leave({ userId: TAO.id, version: await version(), successorId: JING.id, reason }));
    expect(await feed.read(name)).toEqual(ABSENT);
    const rights = { role: 'teacher', grants: [] } as const;
    must(await employee.comeBack({ userId: TAO.id, version: await version(), ...rights, reason: '回来' }));
    expect(await feed.read(name)).toEqual(ABSENT);
  });

  it('is given to nobody who was logged out meanwhile', async () => {
    const { deps } = await ready();
    let isChanging = false;
    const unitOfWork: UnitOfWork = {
      transaction: async (work) => {
        if (isChanging)
          await deps.members.setPassword({ id: MING.id, passwordHash: 'new', sync: [], at: SEED_NOW });
        return deps.unitOfWork.transaction(work);
      },
    };
    const ports = portsOf(createApplication({ ...deps, unitOfWork }), fakeBrowser().context);
    await logIn(ports, 'xiaoming');
    isChanging = true;
    expect(await ports.mySchedule.renewCalendar()).toEqual({ ok: false, error: { kind: 'not-logged-in' } });
    expect(await deps.calendarAddresses.since(MING.id)).toBeUndefined();
  });

  it('follows the rights of its owner', async () => {
    const { deps, addressOf, idsAt } = await ready();
    const name = await addressOf('banzhuren');
    await deps.unitOfWork.transaction(async ({ classes }) => {
      const one = await classes.hold('k1');
      if (one !== undefined) await classes.store({ ...one, teacherId: null });
    });
    expect(await idsAt(name)).toEqual([]);
  });
});
