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
  /** Undefined: no answer came, and whether it happened nobody knows. */
  call(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer | undefined>;
}

/** A place of one's own in the network: no address may do this much. */
let places = 0;
const newPlace = (): string => {
  places += 1;
  return `10.${places >> 16}.${(places >> 8) & 255}.${places & 255}`;
};

type Session = { readonly address: string; readonly place: string; readonly cookie: string };

const send = (
  { address, place, cookie }: Session,
  method: string,
  path: string,
  body?: object,
): Promise<Response> =>
  fetch(`${address}${path}`, {
    method,
    headers: {
      cookie,
      origin: address,
      'x-forwarded-for': place,
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
  const cookie = entered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const session = { address: platform.address, place, cookie };
  return {
    userId,
    call: async (method, path, body) => {
      const before = await platform.up();
      try {
        const answer = await send(session, method, path, body);
        const { code, data } = (await answer.json()) as Omit<Answer, 'status'>;
        return { status: answer.status, code, data };
      } catch (error) {
        if (before === platform.upheavals()) complain(`no answer to ${path}: ${String(error)}`);
        return undefined;
      }
    },
  };
};

/** Logs in with a new mobile and the code that the local SMS service sent to it. */
export const newMember = async (
  platform: Platform,
  mobile: string,
  complain: (what: string) => void,
): Promise<Client> => {
  const place = newPlace();
  const nobody = { address: platform.address, place, cookie: '' };
  await dataOf(await send(nobody, 'POST', `/api/member/smscode?mobile=${mobile}`));
  const { code: smsCode } = await dataOf<{ code: string }>(
    await send(nobody, 'GET', `/api/dev/outbox?mobile=${mobile}`),
  );
  const entered = await send(nobody, 'POST', '/api/member/loginbysms', { mobile, smsCode });
  return clientOf(platform, place, entered, complain);
};

/** Logs in with an account of the demo. */
export const knownMember = async (
  platform: Platform,
  account: { readonly account: string; readonly pwd: string },
  complain: (what: string) => void,
): Promise<Client> => {
  const place = newPlace();
  const nobody = { address: platform.address, place, cookie: '' };
  return clientOf(platform, place, await send(nobody, 'POST', '/api/member/login', account), complain);
};
