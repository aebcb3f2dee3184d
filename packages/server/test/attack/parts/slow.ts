import { setTimeout as pause } from 'node:timers/promises';
import { sized, type Arena } from '../arena.js';
import { newPlace } from '../http/place.js';
import { open, type Raw } from '../http/raw.js';
import { outOfProportion } from '../judges/proportion.js';
import { tally } from '../judges/verdicts.js';
import { memoryOf, ownOrders } from '../people/honest.js';
import { newPeople } from '../people/new-people.js';
import type { Person } from '../people/person.js';

/** So many times as long as in quiet an honest client may wait. */
const WAITS_AT_MOST = 30;
const LEAST_MS = 4;
/** So much more memory than before the slow clients may hold, MB. */
const MEMORY_MAX = 150;
const BETWEEN_BYTES_MS = 200;

/** A way to be slow: what each connection says at once, and what it adds again and again. */
interface Slowness {
  readonly what: string;
  readonly connections: number;
  /** It never reads what it gets. */
  readonly deaf?: boolean;
  first(host: string, at: number): string;
  readonly dribble?: string;
}

const get = (host: string, path: string, cookie: string): string =>
  `GET ${path} HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\nx-forwarded-for: ${newPlace()}\r\n\r\n`;

const LONG_ANSWER = '/courseapi/course/lesson?courseId=py1test&outlineNum=0&sectionNum=0';

/** Every way, as somebody who is logged in. */
const slownesses = (arena: Arena, { cookie }: Person): readonly Slowness[] => {
  const upload = (host: string): string =>
    `POST /middleware_api/upload/avatar HTTP/1.1\r\nhost: ${host}\r\norigin: http://${host}\r\ncookie: ${cookie}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 1000000\r\n\r\n--x\r\ncontent-disposition: form-data; name="avatarfile"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
  const piped = sized(arena, 2_000, 50);
  return [
    {
      what: '一个字节一个字节地送请求头',
      connections: sized(arena, 300, 10),
      first: (host) => `GET /api/course/shelf HTTP/1.1\r\nhost: ${host}\r\nx-slow: `,
      dribble: 'a',
    },
    {
      what: '一个字节一个字节地送正文',
      connections: sized(arena, 300, 10),
      first: (host) =>
        `POST /api/member/login HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n{"account":"`,
      dribble: 'a',
    },
    { what: '一个字节一个字节地上传图片', connections: sized(arena, 50, 4), first: upload, dribble: 'a' },
    {
      what: '要很长的回答而不读',
      connections: sized(arena, 300, 4),
      deaf: true,
      first: (host) => get(host, LONG_ANSWER, cookie).repeat(20),
    },
    {
      what: '一个连接上连着问很多次而不读',
      connections: sized(arena, 100, 2),
      deaf: true,
      first: (host) => get(host, LONG_ANSWER, cookie).repeat(piped),
    },
    {
      what: '一个连接上连着问很多次',
      connections: sized(arena, 50, 2),
      first: (host) => get(host, '/api/course/shelf', cookie).repeat(piped),
    },
  ];
};

/** Opens the slow connections; answers how to keep them going and how to end them. */
const slowDown = async (address: string, { connections, deaf = false, first, dribble }: Slowness) => {
  const host = new URL(address).host;
  const raws: Raw[] = [];
  for (let at = 0; at < connections; at += 1) {
    const raw = await open(address, { deaf });
    raw.socket.on('error', () => {});
    raw.socket.write(first(host, at));
    raws.push(raw);
  }
  const dribbling =
    dribble === undefined
      ? undefined
      : setInterval(() => {
          for (const { socket } of raws) if (socket.writable) socket.write(dribble);
        }, BETWEEN_BYTES_MS);
  return async (): Promise<void> => {
    clearInterval(dribbling);
    for (const { socket } of raws) socket.destroy();
    await Promise.all(raws.map(({ ended }) => ended));
  };
};

/** Connections that are slow, or do not read: an honest client still gets his answer, and memory has its bounds. */
export const slow = async (arena: Arena): Promise<void> => {
  const { stage, address, check, timeLeft } = arena;
  const [person, honest] = (await newPeople(stage.books, address, 2)) as readonly [Person, Person];
  const times = sized(arena, 40, 4);
  for (const slowness of slownesses(arena, person)) {
    const bad = tally();
    const asHonest = ownOrders(address, honest, bad);
    const quiet = await asHonest(times);
    const before = await memoryOf(address);
    const end = await slowDown(address, slowness);
    const attacked: number[] = [];
    let most = before;
    for (let look = 0; look < sized(arena, 3, 1) && (look === 0 || timeLeft()); look += 1) {
      attacked.push(...(await asHonest(times)));
      most = Math.max(most, await memoryOf(address));
      await pause(sized(arena, 500, 10));
    }
    await end();
    const waits = outOfProportion({
      quiet,
      attacked,
      most: sized(arena, WAITS_AT_MOST, Infinity),
      least: LEAST_MS,
    });
    const grown = most - before;
    check(`${slowness.connections} 个连接${slowness.what}`, {
      tried: attacked.length,
      figures: `${waits.figures}；内存 ${before} → ${most} MB`,
      evidence: [
        ...bad.result().evidence,
        ...waits.evidence,
        ...(grown > MEMORY_MAX ? [`内存多了 ${grown} MB，最多应为 ${MEMORY_MAX} MB`] : []),
      ],
    });
  }
};
