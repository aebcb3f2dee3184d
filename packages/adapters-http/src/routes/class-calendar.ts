import type { CalendarFeed } from '@ykd/application/my-schedule';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { failure } from '../contracts/envelope.js';
import { CALENDAR_FILE_PATH } from '../contracts/my-schedule.js';
import { sendError } from '../plugins/answers.js';
import { tagOf } from './serve.js';

/**
 * `GET /api/class/calendar/:name`: a calendar, for whoever has its address. Nobody is asked who he is, and no cookie is read: the
 * programs that ask have none.
 */
export const classCalendarRoute = (fastify: FastifyInstance, calendars: CalendarFeed): void => {
  const { max, windowMs: timeWindow } = fastify.rateLimits.calendar;
  const schema = {
    summary: '日历（iCalendar），供别的程序订阅；地址不对回答 404',
    tags: [tagOf('mySchedule')],
    params: z.object({ name: z.string() }),
    produces: ['text/calendar'],
    response: { '4xx': failure, '5xx': failure },
  };
  fastify.get<{ Params: { name: string } }>(
    CALENDAR_FILE_PATH,
    { exposeHeadRoute: false, config: { rateLimit: { max, timeWindow } }, schema },
    async ({ params: { name } }, reply) => {
      reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
      const text = await calendars.read(name);
      if (!text.ok) return sendError(reply, text.error);
      return reply.type('text/calendar; charset=utf-8').send(text.value);
    },
  );
};
