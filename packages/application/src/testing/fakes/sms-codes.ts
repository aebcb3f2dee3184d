import type { SmsCodes, SmsRequest } from '../../ports/sms-codes.js';

interface KeptCode {
  readonly digest: string;
  readonly expiresAt: number;
  readonly address: string;
  readonly tries: number;
  readonly otherTries: number;
}

/** Codes and requests in memory. */
export const fakeSmsCodes = (): SmsCodes => {
  let requests: readonly SmsRequest[] = [];
  const codes = new Map<string, KeptCode>();
  return {
    reserve: async (request, limits) => {
      requests = requests.map((other) => (other.at > request.at ? { ...other, at: request.at } : other));
      for (const limit of limits) {
        const counting = requests.filter(
          (other) => (limit.by === 'all' || other[limit.by] === request[limit.by]) && other.at >= limit.since,
        );
        if (counting.length >= limit.max) return { limit, oldest: Math.min(...counting.map(({ at }) => at)) };
      }
      requests = [...requests, request];
      return undefined;
    },
    store: async ({ mobile, ...code }) => {
      codes.set(mobile, { ...code, tries: 0, otherTries: 0 });
    },
    redeem: async ({ mobile, digest, olderDigests = [], address, at, maxTries }) => {
      const code = codes.get(mobile);
      const counter = code?.address === address ? 'tries' : 'otherTries';
      if (code === undefined || code.expiresAt <= at || code[counter] >= maxTries) return false;
      if ([digest, ...olderDigests].includes(code.digest)) return codes.delete(mobile);
      codes.set(mobile, { ...code, [counter]: code[counter] + 1 });
      return false;
    },
    deleteOlder: async (before, at, latest = Infinity) => {
      const kept = requests.filter((request) => request.at >= before);
      const ended = [...codes].filter(([, { expiresAt }]) => expiresAt < at || expiresAt > latest);
      for (const [mobile] of ended) codes.delete(mobile);
      const removed = requests.length - kept.length + ended.length;
      requests = kept;
      return removed;
    },
  };
};
