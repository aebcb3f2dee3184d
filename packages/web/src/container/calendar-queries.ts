import { clientOf } from '@ykd/adapters-http/client';
import { calendarPath, myScheduleCalls } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import { servicesHook } from './services-hook';

/** One's own classes, and the address of one's calendar: students and staff have one. */
export const useCalendarQueries = servicesHook(({ http, quietHttp, queryScope }) => {
  const quiet = clientOf(quietHttp, myScheduleCalls);
  const calls = clientOf(http, myScheduleCalls);
  const calendar = createQuery({ read: () => quiet.calendar() }, queryScope);
  const mine = createQuery({ read: () => quiet.mine() }, queryScope);
  return {
    calendar,
    mine,
    /** A new address, in the place of the one before: answers the path, which is told this once. */
    renew: async (): Promise<string | undefined> => {
      const answer = await calls.renewCalendar();
      calendar.outdate();
      return answer.ok ? calendarPath(answer.value.name) : undefined;
    },
  };
});
