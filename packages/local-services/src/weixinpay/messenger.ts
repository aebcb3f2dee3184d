import type { RawNotice } from '@ykd/application/ports';
import { Agent, request } from 'undici';

/** Sends a notification; answers the status, or undefined when none came. */
export type Post = (url: string, notice: RawNotice) => Promise<number | undefined>;

/** How long the merchant may take at the real one. */
export const NOTICE_TIMEOUT_MS = 5_000;

/** The way to the merchant. */
export const createPost = (timeoutMs: number): { readonly post: Post; close(): Promise<void> } => {
  const dispatcher = new Agent({ connect: { timeout: timeoutMs }, maxResponseSize: 64 * 1024 });
  return {
    post: async (url, { headers, body }) => {
      try {
        const signal = AbortSignal.timeout(timeoutMs);
        const answer = await request(url, { method: 'POST', headers, body, dispatcher, signal });
        await answer.body.dump();
        return answer.statusCode;
      } catch {
        return undefined;
      }
    },
    close: () => dispatcher.close(),
  };
};

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** After how long the real one tells again what nobody took in, each time. */
export const NOTICE_DELAYS_MS: readonly number[] = [
  15 * SECOND,
  15 * SECOND,
  30 * SECOND,
  3 * MINUTE,
  10 * MINUTE,
  20 * MINUTE,
  30 * MINUTE,
  30 * MINUTE,
  30 * MINUTE,
  HOUR,
  3 * HOUR,
  3 * HOUR,
  3 * HOUR,
  6 * HOUR,
  6 * HOUR,
];

/** When which notice is to be sent. Kept in memory: after a restart everything that waits is due at once. */
export interface Attempts {
  /** Epoch ms; undefined when it was tried often enough. */
  dueAt(noticeId: string, createdAt: number): number | undefined;
  /** It was not taken in. */
  failed(noticeId: string, at: number): void;
  forget(noticeId: string): void;
}

/** The back-off of each notice. */
export const createAttempts = (delays: readonly number[]): Attempts => {
  const tried = new Map<string, { readonly times: number; readonly at: number }>();
  return {
    dueAt: (noticeId, createdAt) => {
      const last = tried.get(noticeId);
      if (last === undefined) return createdAt;
      const delay = delays[last.times - 1];
      return delay === undefined ? undefined : last.at + delay;
    },
    failed: (noticeId, at) => {
      tried.set(noticeId, { times: (tried.get(noticeId)?.times ?? 0) + 1, at });
    },
    forget: (noticeId) => void tried.delete(noticeId),
  };
};
