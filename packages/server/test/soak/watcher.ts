import type { OrderStatus } from '@ykd/domain/order';
import type { Client } from './client.js';
import type { Platform } from './platform.js';

const ORDER = '/api/shop/order';

/** A page that shows an order and looks again whenever the platform says that it changed. */
export interface Watcher {
  readonly orderId: string;
  /** What it shows; undefined until it has looked. */
  shows(): OrderStatus | undefined;
  /** Whether a server died since it looked: what that had to say may be lost, and is found by the look of each minute. */
  mayHaveMissed(): boolean;
  /** Looks without having been told. */
  look(): Promise<void>;
  stop(): Promise<void>;
}

/** The names of the events that a stream tells of, one after the other. */
const eventsOf = async function* (response: Response): AsyncGenerator<string> {
  if (response.body === null) return;
  let rest = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('event: ')) yield line.slice('event: '.length);
  }
};

/** Begins to watch. `onLook` hears what it sees, `complain` of streams that are refused. */
export const watchOrder = (
  platform: Platform,
  { call, stream }: Client,
  orderId: string,
  {
    onLook,
    complain,
  }: { readonly onLook: (status: OrderStatus) => void; readonly complain: (what: string) => void },
): Watcher => {
  const path = `${ORDER}?orderId=${orderId}`;
  const leaving = new AbortController();
  const { signal } = leaving;
  let shown: OrderStatus | undefined;
  let deathsThen = 0;
  let wanted = false;
  let looking: Promise<void> | undefined;

  const lookUntilSeen = async (): Promise<void> => {
    while (wanted && !signal.aborted) {
      wanted = false;
      const deaths = platform.deaths();
      const answer = await call('GET', path);
      if (answer?.status !== 200) {
        wanted = true;
        await platform.up();
        continue;
      }
      const { status } = answer.data as { readonly status: OrderStatus };
      shown = status;
      deathsThen = deaths;
      onLook(status);
    }
  };
  /** One look at a time: whatever happens during one makes it look once more. */
  const look = (): Promise<void> => {
    wanted = true;
    looking ??= lookUntilSeen().finally(() => (looking = undefined));
    return looking;
  };
  const follow = async (): Promise<void> => {
    while (!signal.aborted) {
      const before = await platform.up();
      try {
        const response = await stream(`${ORDER}/watch?orderId=${orderId}`, signal);
        if (response.status !== 200) {
          complain(`the stream of ${orderId} was answered with ${response.status}`);
          return;
        }
        for await (const _event of eventsOf(response)) void look();
        if (!signal.aborted && before === platform.upheavals()) complain(`the stream of ${orderId} ended`);
      } catch (error) {
        if (!signal.aborted && before === platform.upheavals())
          complain(`the stream of ${orderId} broke: ${String(error)}`);
      }
    }
  };
  const following = follow();
  return {
    orderId,
    shows: () => shown,
    mayHaveMissed: () => deathsThen < platform.deaths(),
    look,
    stop: async () => {
      leaving.abort();
      await following;
      await looking;
    },
  };
};
