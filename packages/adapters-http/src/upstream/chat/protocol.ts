import * as z from 'zod/mini';

/** The calls of the chat middleware: each takes the query `user` and `courseId`. */
export const CHAT_PATHS = { room: '/room/get', checkPeriod: '/checkperiod' } as const;

/** A web page of the chat's own, or a path of this site: nothing that runs in ours. */
const isWebAddress = (url: string): boolean => {
  if (/^\/[^/\\]/.test(url)) return true;
  const protocol = URL.parse(url)?.protocol;
  return protocol === 'https:' || protocol === 'http:';
};

export const roomAnswer = z.object({
  isSuccess: z.literal(true),
  data: z.object({
    roomId: z.string().check(z.minLength(1)),
    url: z.string().check(z.refine(isWebAddress)),
  }),
});

export const periodAnswer = z.object({
  isSuccess: z.literal(true),
  data: z.object({
    inPeriod: z.boolean(),
    /** The last day of the service. */
    endDay: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
  }),
});

/** What both calls take. */
export const roomQuery = z.object({
  user: z.string().check(z.minLength(1)),
  courseId: z.string().check(z.minLength(1)),
});
