import type { Platform } from './platform.js';

/** What the platform answered. */
export interface Answer {
  readonly status: number;
  readonly code?: string | undefined;
  readonly data?: unknown;
}

/** Somebody who is logged in. */
export interface Client {
  readonly userId: string;
  /** The cookies by which his browser is known, also after he left. */
  readonly kept: string;
  /** Undefined: no answer came, and whether it happened nobody knows. */
  call(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer | undefined>;
  /** An answer that goes on, until `signal`. */
  stream(path: string, signal: AbortSignal): Promise<Response>;
}

/** A place of one's own in the network: no address may do this much. */
let places = 0;
const newPlace = (): string => {
  places += 1;
  return `10.${places >> 16}.${(places >> 8) & 255}.${places & 255}`;
};

type Session = { readonly address: string; readonly place: string; readonly cookie: string };

const headersOf = ({ address, place, cookie }: Session) => ({
  cookie,
  origin: address,
  'x-forwarded-for': place,
});

const send = (session: Session, method: string, path: string, body?: object): Promise<Response> =>
  fetch(`${session.address}${path}`, {
    method,
    headers: {
      ...headersOf(session),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

const dataOf = async <T>(answer: Response): Promise<T> => {
  const { data } = (await answer.json()) as { data: T };
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return data;
};

/** Whoever entered with this answer. `complain` hears of calls that were left without an answer for no reason. */
const clientOf = async (
  platform: Platform,
  place: string,
  entered: Response,
  complain: (what: string) => void,
): Promise<Client> => {
  const { id: userId } = await dataOf<{ id: string }>(entered);
  const cookies = entered.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const kept = cookies.slice(1).join('; ');
  const cookie = cookies.join('; ');
  let calls = places;
  /** The servers in turn. */
  const session = (): Session => {
    calls += 1;
    const { addresses } = platform;
    return { address: addresses[calls % addresses.length] ?? addresses[0], place, cookie };
  };
  return {
    userId,
    kept,
    stream: (path, signal) => {
      const own = session();
      return fetch(`${own.address}${path}`, { headers: headersOf(own), signal });
    },
    call: async (method, path, body) => {
      const before = await platform.up();
      try {
        const answer = await send(session(), method, path, body);
        const { code, data } = (await answer.json()) as Omit<Answer, 'status'>;
        return { status: answer.status, code, data };
      } catch (error) {
        if (before === platform.upheavals()) complain(`no answer to ${path}: ${String(error)}`);
        return undefined;
      }
    },
  };
};

/**
 * Logs in with a new mobile and the code that the local SMS service of the first server sent to it. `kept`: by what the browser
 * is known from which he does so.
 */
export const newMember = async (
  platform: Platform,
  mobile: string,
  complain: (what: string) => void,
  kept = '',
): Promise<Client> => {
  const place = newPlace();
  const nobody = { address: platform.addresses[0], place, cookie: kept };
  await dataOf(await send(nobody, 'POST', `/api/member/smscode?mobile=${mobile}`));
  const { code: smsCode } = await dataOf<{ code: string }>(
    await send(nobody, 'GET', `/api/dev/outbox?mobile=${mobile}`),
  );
  const entered = await send(nobody, 'POST', '/api/member/loginbysms', { mobile, smsCode });
  return clientOf(platform, place, entered, complain);
};

/** Logs in with an account of the demo. */
const knownMember = async (
  platform: Platform,
  account: { readonly account: string; readonly pwd: string },
  complain: (what: string) => void,
): Promise<Client> => {
  const place = newPlace();
  const nobody = { address: platform.addresses[0], place, cookie: '' };
  return clientOf(platform, place, await send(nobody, 'POST', '/api/member/login', account), complain);
};

/** The same for an account whose login ends after a while, as that of staff does: whoever finds it over logs in again. */
export const lastingMember = async (
  platform: Platform,
  account: { readonly account: string; readonly pwd: string },
  complain: (what: string) => void,
): Promise<Client> => {
  const enter = (): Promise<Client> => knownMember(platform, account, complain);
  let inside = await enter();
  let entering: Promise<Client> | undefined;
  /** Undefined: the platform was killed meanwhile. */
  const enterAgain = async (): Promise<Client | undefined> => {
    const before = await platform.up();
    try {
      entering ??= enter().finally(() => (entering = undefined));
      return (inside = await entering);
    } catch (error) {
      if (before === platform.upheavals()) complain(`no login: ${String(error)}`);
      return undefined;
    }
  };
  return {
    userId: inside.userId,
    kept: inside.kept,
    stream: (path, signal) => inside.stream(path, signal),
    call: async (...asked) => {
      const then = inside;
      const answer = await then.call(...asked);
      if (answer?.status !== 401) return answer;
      const again = inside === then ? await enterAgain() : inside;
      return again?.call(...asked);
    },
  };
};
