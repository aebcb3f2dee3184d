import { DEMO_PASSWORD } from '../../../src/demo/index.js';
import { sized, type Arena } from '../arena.js';
import { codeOf, headerOf, type Told } from '../http/ask.js';
import { newPlace } from '../http/place.js';
import { outOfProportion } from '../judges/proportion.js';
import { tally } from '../judges/verdicts.js';
import { newPeople } from '../people/new-people.js';
import { tryLogin, type Person } from '../people/person.js';
import { sessions } from './sessions.js';

/** So many passwords may be tried on strange devices within an hour, by the rule of the platform. */
const STRANGE_GUESSES = 10;
/** So many times as long as in quiet the owner may wait, while passwords are hashed for others. */
const WAITS_AT_MOST = 60;
const LEAST_MS = 40;

const counted = (answers: readonly Told[]): string => {
  const counts = new Map<string, number>();
  for (const told of answers) {
    const name = told.status === 200 ? '成功' : `${told.status} ${codeOf(told)}`.trim();
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return Array.from(counts, ([name, count]) => `${name} ${count}`).join('，');
};

/** What a browser keeps of an answer. */
const cookiesOf = (told: Told): string =>
  headerOf(told, 'set-cookie')
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ');

/** One guess from each of many addresses: few are looked at, and the owner still gets in from where he is known. */
const guesses = async (arena: Arena, owner: Person): Promise<void> => {
  const { address, check } = arena;
  const known = cookiesOf(await tryLogin(address, owner.account));
  const device = known.split('; ').filter((cookie) => cookie.startsWith('ykd_device'))[0] ?? '';
  const many = sized(arena, 60, 14);
  const answers = await Promise.all(
    Array.from({ length: many }, (_, at) => tryLogin(address, owner.account, { pwd: `guess-number-${at}` })),
  );
  const looked = answers.filter((told) => codeOf(told) === 'WRONG_CREDENTIALS').length;
  const kinds = answers.filter(
    (told) => !['WRONG_CREDENTIALS', 'CODE_NEEDED', 'LOGINS_UNAVAILABLE'].includes(codeOf(told)),
  );
  check(`${many} 个地址各猜一次密码，只核对 ${STRANGE_GUESSES} 次`, {
    tried: many,
    figures: counted(answers),
    evidence: [
      ...(looked > STRANGE_GUESSES ? [`核对了 ${looked} 次`] : []),
      ...kinds.map((told) => `猜密码得到 ${told.status} ${told.body.slice(0, 100)}`),
    ],
  });
  const stranger = await tryLogin(address, owner.account);
  const own = await tryLogin(address, owner.account, { cookie: device });
  check('猜满以后陌生设备要验证码，本人认识的设备照常登录', {
    tried: 2,
    evidence: [
      ...(many > 20 && codeOf(stranger) !== 'CODE_NEEDED'
        ? [`陌生设备得到 ${stranger.status} ${codeOf(stranger)}`]
        : []),
      ...(own.status === 200 ? [] : [`本人得到 ${own.status} ${codeOf(own)}`]),
    ],
  });
};

/** A flood of wrong logins, and the owner who comes from a device that is known. */
const flood = async (arena: Arena, owner: Person, others: readonly Person[]): Promise<void> => {
  const { address, check } = arena;
  const device = cookiesOf(await tryLogin(address, owner.account));
  const [known = ''] = device.split('; ').filter((cookie) => cookie.startsWith('ykd_device'));
  const own = tally();
  const logIn = async (): Promise<number> => {
    const told = await tryLogin(address, owner.account, { cookie: known });
    own.add(...(told.status === 200 ? [] : [`本人得到 ${told.status} ${codeOf(told)}`]));
    return told.took;
  };
  const quiet: number[] = [];
  for (let left = 5; left > 0; left -= 1) quiet.push(await logIn());
  const places = Array.from({ length: sized(arena, 30, 4) }, newPlace);
  const each = sized(arena, 30, 5);
  let flowing = true;
  const wrong = Promise.all(
    places.flatMap((place, at) =>
      Array.from({ length: each }, (_, guess) =>
        tryLogin(address, others[at % others.length]?.account ?? '', { place, pwd: `wrong-${at}-${guess}` }),
      ),
    ),
  ).finally(() => (flowing = false));
  const attacked: number[] = [];
  do attacked.push(await logIn());
  while (flowing && attacked.length < 10);
  const answers = await wrong;
  const waits = outOfProportion({
    quiet,
    attacked,
    most: sized(arena, WAITS_AT_MOST, Infinity),
    least: LEAST_MS,
  });
  check(`${places.length} 个地址同时发来 ${answers.length} 次错误的登录，认识的设备照常登录`, {
    ...own.result(`${waits.figures}；${counted(answers)}`),
    evidence: [
      ...own.result().evidence,
      ...waits.evidence,
      ...answers.flatMap((told) =>
        told.status === 200 ||
        (told.status >= 500 && codeOf(told) !== 'LOGINS_UNAVAILABLE') ||
        told.status === 0
          ? [`错误的登录得到 ${told.status} ${told.body.slice(0, 100)}`]
          : [],
      ),
    ],
  });
};

/** Guesses, floods and sessions. */
export const logins = async (arena: Arena): Promise<void> => {
  const { address, stage, check } = arena;
  const [owner, flooded, twelve, ...others] = (await newPeople(stage.books, address, 7, {
    logIn: false,
  })) as readonly [Person, Person, Person, ...Person[]];
  const place = newPlace();
  const right = await Promise.all(
    Array.from({ length: 12 }, () => tryLogin(address, twelve.account, { place, pwd: DEMO_PASSWORD })),
  );
  check('同一个人同时发来 12 次正确的登录，都成功', {
    tried: right.length,
    figures: counted(right),
    evidence: right.flatMap((told) => (told.status === 200 ? [] : [`得到 ${told.status} ${codeOf(told)}`])),
  });
  await sessions(arena);
  await guesses(arena, owner);
  await flood(arena, flooded, others);
};
