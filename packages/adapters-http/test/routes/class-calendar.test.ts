import { MING, SEED_NOW } from '@ykd/application/testing';
import { DAY_MS } from '@ykd/domain/shared';
import ICAL from 'ical.js';
import { describe, expect, it, onTestFinished } from 'vitest';
import { calendarPath } from '../../src/contracts/my-schedule.js';
import type { HttpServerParts } from '../../src/server.js';
import { loginCookie, SAME_ORIGIN } from '../support/sessions.js';
import { testServer } from '../support/server.js';

/** Ming in a class with a live lesson tomorrow, and the path of his calendar. */
const ready = async (parts: Partial<HttpServerParts> = {}) => {
  const { fastify, deps } = await testServer(parts);
  onTestFinished(() => fastify.close());
  const one = {
    id: 'k1',
    name: 'Java 一班；春季',
    typeId: 't',
    stageId: 's',
    firstDay: '2026-02-20',
    lastDay: null,
    seats: null,
    joinDays: null,
    teacherId: null,
    note: '',
    members: 0,
    archivedAt: null,
    version: 1,
    changedBy: null,
    gmtCreated: 1,
    gmtModified: 1,
    assistantIds: [],
    productIds: [],
  };
  const startsAt = SEED_NOW + DAY_MS;
  await deps.unitOfWork.transaction(async ({ classes, classEvents }) => {
    await classes.insert(one);
    const why = { kind: 'staff', reason: '' } as const;
    await classes.join({ classId: 'k1', studentId: MING.id, since: 1, addedBy: null, why, orderId: null });
    await classEvents.put({
      id: 'e1',
      classId: 'k1',
      kind: 'live',
      title: '集合, 映射; 与流'.repeat(6),
      startsAt,
      endsAt: startsAt + 3_600_000,
      repeatsUntil: '2026-12-31',
      changes: [
        { of: startsAt + 7 * DAY_MS, to: null },
        {
          of: startsAt + 14 * DAY_MS,
          to: { startsAt: startsAt + 15 * DAY_MS, endsAt: startsAt + 16 * DAY_MS },
        },
      ],
      place: '',
      link: 'https://live.example.com/1',
      cancelledAt: null,
      remindAt: null,
      known: null,
      newsAt: null,
      version: 2,
      changedBy: null,
      changedAt: 5,
    });
  });
  const cookie = await loginCookie(fastify);
  const renew = async (): Promise<string> => {
    const headers = { cookie, ...SAME_ORIGIN };
    const answer = await fastify.inject({ method: 'POST', url: '/api/class/calendar', headers });
    return calendarPath(answer.json<{ data: { name: string } }>().data.name);
  };
  const read = (url: string, headers: Record<string, string> = {}) => fastify.inject({ url, headers });
  return { cookie, startsAt, renew, read };
};

describe('a calendar at its secret address', () => {
  it('is read without a login, by another program, as it was written', async () => {
    const { renew, read, startsAt } = await ready();
    const answer = await read(await renew());
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    const calendar = new ICAL.Component(ICAL.parse(answer.body) as unknown[]);
    const [first, ...moved] = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
    expect(moved.map(({ uid, startDate }) => [uid, startDate.toUnixTime() * 1_000])).toEqual([
      ['e1@ykd', startsAt + 15 * DAY_MS],
    ]);
    expect(first).toMatchObject({
      uid: 'e1@ykd',
      summary: '集合, 映射; 与流'.repeat(6),
      sequence: 1,
      description: 'Java 一班；春季\nhttps://live.example.com/1',
    });
    expect((first?.startDate.toUnixTime() ?? 0) * 1_000).toBe(startsAt);
    expect(first?.isRecurring()).toBe(true);
    // The second time is left out, the third is another one.
    const times = first?.iterator();
    const starts = [1, 2, 3].map(() => {
      const next = times?.next();
      return next && (first?.getOccurrenceDetails(next).startDate.toUnixTime() ?? 0) * 1_000;
    });
    expect(starts).toEqual([startsAt, startsAt + 15 * DAY_MS, startsAt + 21 * DAY_MS]);
    // Whoever asks is nobody: his login does not count, and no name or mobile is told.
    expect(answer.body).not.toContain(MING.mobile);
    expect(answer.body).not.toContain(MING.name ?? '?');
  });

  it('is absent at any other address, whoever is logged in', async () => {
    const { cookie, renew, read } = await ready();
    const before = await renew();
    await renew();
    for (const url of [
      before,
      calendarPath('x.ics'),
      calendarPath(`${'x'.repeat(200)}.ics`),
      calendarPath('..'),
    ]) {
      const answer = await read(url, { cookie });
      expect([answer.statusCode, answer.json<{ code: string }>().code], url).toEqual([
        404,
        expect.any(String),
      ]);
      expect(answer.body).not.toContain('VCALENDAR');
    }
  });

  it('is not asked for more often than programs do', async () => {
    const { renew, read } = await ready({ rateLimits: { calendar: { max: 2, windowMs: 60_000 } } });
    const url = await renew();
    const statuses = [];
    for (let times = 0; times < 3; times += 1) statuses.push((await read(url)).statusCode);
    expect(statuses.at(-1)).toBe(429);
  });
});
