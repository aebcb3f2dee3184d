import fc from 'fast-check';
import { sized, type Arena } from '../arena.js';
import { ask, type Told } from '../http/ask.js';
import { from, newPlace } from '../http/place.js';
import { fuzzed, type Fuzzed } from '../inputs/fuzzed.js';
import { TARGETS, type Target } from '../inputs/shape.js';
import { faultsOf } from '../judges/answers.js';
import { lookAt } from '../judges/snapshot.js';
import { tally, type Tally } from '../judges/verdicts.js';
import { memoryOf } from '../people/honest.js';
import { newPeople } from '../people/new-people.js';
import { entered, knownPerson, loginUser, type Person } from '../people/person.js';
import { reachFor, settle } from '../people/possessions.js';
import { fuzzPaths } from './fuzz-paths.js';

/** So much more memory than before it may hold after all this, MB. */
const MEMORY_MAX = 300;
/** Larger bodies may be refused before they have come, and their connection with them. */
const LARGE = 200_000;

type People = Readonly<Record<Fuzzed['as'], Person | undefined>>;

const saidOf = ({ path, body = '', headers = {} }: Fuzzed['asked']): string => {
  const text = typeof body === 'string' ? body : body.toString('latin1');
  let plain = path;
  try {
    plain = decodeURIComponent(path.replaceAll('+', ' '));
  } catch {
    // It is no proper one.
  }
  return `${plain} ${text} ${JSON.stringify(headers)}`;
};

/** Those whose session an earlier call has ended get a new one. */
const awake = async (address: string, people: People): Promise<void> => {
  for (const person of Object.values(people)) {
    if (person === undefined) continue;
    const { body } = await loginUser(address, { cookie: person.cookie });
    if (!body.includes(person.userId)) await entered(address, person);
  }
};

/** Fuzzes a call; what goes wrong comes back as the smallest request that shows it. */
const fuzzCall = async (
  arena: Arena,
  target: Target,
  {
    people,
    named,
    seed,
    forms,
  }: { people: People; named: ReturnType<typeof reachFor>; seed: number; forms: Tally },
): Promise<void> => {
  const { address } = arena;
  const send = ({ asked, as }: Fuzzed): Promise<Told> => {
    const cookie = people[as]?.cookie;
    return ask(address, {
      ...asked,
      headers: {
        ...from(newPlace()),
        origin: address,
        ...(cookie !== undefined && { cookie }),
        ...asked.headers,
      },
    });
  };
  const property = fc.asyncProperty(fuzzed(target, named), async (request) => {
    const told = await send(request);
    const said = saidOf(request.asked);
    if (told.status === 0 && said.length > LARGE) return;
    const faults = faultsOf(told, said, target.call);
    if (faults.length > 0) throw new Error(faults.join('；'));
  });
  const { failed, counterexample, errorInstance, numRuns } = await fc.check(property, {
    seed,
    numRuns: sized(arena, 60, 2),
    interruptAfterTimeLimit: 20_000,
    markInterruptAsFailure: false,
  });
  for (let run = 1; run < numRuns; run += 1) forms.add();
  const shown = JSON.stringify(counterexample).slice(0, 400);
  const fault = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  forms.add(...(failed ? [`${target.name}：${fault}：${shown}`] : []));
};

/** Requests of every kind to every call, and to places that are none. */
export const fuzz = async (arena: Arena): Promise<void> => {
  const { stage, address, dataDir, seed, check, timeLeft, tiny } = arena;
  const [member] = (await newPeople(stage.books, address, 1)) as readonly [Person];
  await settle(address, stage.books, member);
  const admin = await knownPerson(address, 'admin', { role: 'superAdmin', grants: [] });
  const people: People = { stranger: undefined, member, admin };
  const look = lookAt(dataDir);
  const named = reachFor(look.snapshot(), member.userId);
  look.close();
  const forms = tally();
  const before = await memoryOf(address);
  const targets = TARGETS.filter((_, at) => !tiny || at % 6 === 0);
  for (let round = 0; round === 0 || (timeLeft() && !tiny); round += 1) {
    for (const [at, target] of targets.entries()) {
      if (round > 0 && !timeLeft()) break;
      await awake(address, people);
      await fuzzCall(arena, target, { people, named, seed: seed + 1_000 * round + at, forms });
    }
  }
  check('乱写的请求得到约定形状的 4xx，不露出内部，没有 5xx', forms.result(`${targets.length} 个调用`));
  await fuzzPaths(arena);
  const after = await memoryOf(address);
  const alive = await loginUser(address, { cookie: '' });
  check('之后服务端还在，内存有限', {
    tried: 1,
    figures: `内存 ${before} → ${after} MB`,
    evidence: [
      ...(alive.status === 200 ? [] : [`之后得到 ${alive.status}`]),
      ...(after - before > MEMORY_MAX ? [`内存多了 ${after - before} MB，最多应为 ${MEMORY_MAX} MB`] : []),
    ],
  });
};
