import { sized, type Arena } from '../arena.js';
import { ask, codeOf, type Told } from '../http/ask.js';
import { from, newPlace } from '../http/place.js';
import { dice } from '../inputs/dice.js';
import { questionOf, type Question } from '../inputs/requests.js';
import { TARGETS, type Target } from '../inputs/shape.js';
import { faultsOf, textOf } from '../judges/answers.js';
import { canariesOf, leaksIn, secretsOf, shownCanary, type Canary } from '../judges/canaries.js';
import { caredBy, marksOf, shownChange, trespasses } from '../judges/ownership.js';
import { changesOf, lookAt, type Snapshot } from '../judges/snapshot.js';
import { tally } from '../judges/verdicts.js';
import { askerOf, callersOf, type Caller } from '../people/callers.js';
import { entered, type Person } from '../people/person.js';
import { newPeople } from '../people/new-people.js';
import { reachFor, settle } from '../people/possessions.js';

/** So many lines are what the platform has just said. */
const LAST_LINES = 10;

/** The built-in SMS service has no phone to show its messages on: they stand in the log, as they should. */
const IS_PHONE = /"msg":"text message of the local service"/;

/** The short form tries every so many calls once, and these so often that some of it is the owner's and is done. */
const EVERY = 8;
const OFTEN = 8;
const ALWAYS = [
  'member.loginUser',
  'note.save',
  'shopStaff.refundOffline',
  'prize.claim',
  'staffPrize.winners',
  'staffPrize.ship',
  'staffCheckIn.remindMissing',
];

/** What is tried of a call, each different from the others. */
const questionsOf = (target: Target, named: ReturnType<typeof reachFor>, seed: number, most: number) => {
  const pick = dice(seed);
  const found = new Map<string, Question>();
  for (let draw = 0; draw < 4 * most && found.size < most; draw += 1) {
    const question = questionOf(target, { named, pick, full: draw % 2 === 0 });
    found.set(question.said, question);
  }
  return [...found.values()];
};

/** The session of somebody whose calls may have ended it. */
const sessionAs = async (address: string, { person }: Caller, told: Told): Promise<boolean> => {
  if (person === undefined || codeOf(told) !== 'NO_LOGIN') return false;
  await entered(address, person);
  return true;
};

/** Every call × everybody, with what is somebody else's named in it. */
export const matrix = async (arena: Arena): Promise<void> => {
  const { stage, address, dataDir, seed, check, timeLeft } = arena;
  const look = lookAt(dataDir);
  const people = await newPeople(stage.books, address, 3);
  const [target, attacker, fresh] = people as readonly [Person, Person, Person];
  for (const person of [target, attacker]) await settle(address, stage.books, person);
  const callers = await callersOf(address, stage.books, { target, attacker, fresh });
  const begun = look.snapshot();
  const named = reachFor(begun, target.userId);
  // What is shown by whom is found anew by each look: sessions come and go.
  let seen: { readonly snapshot: Snapshot; readonly canaries: readonly (readonly Canary[])[] } | undefined;
  const canariesFor = (snapshot: Snapshot, own: Person | undefined): readonly Canary[] => {
    if (seen?.snapshot !== snapshot) {
      const canaries = people.map(({ userId }) => canariesOf(snapshot, marksOf(snapshot, userId)));
      seen = { snapshot, canaries };
    }
    const { canaries } = seen;
    const tokens = ({ cookie, bearer }: Person): readonly Canary[] =>
      [cookie, bearer].map((text) => ({ text, places: ['wire.token'] }));
    return people.flatMap((person, at) =>
      person === own ? [] : [...(canaries[at] ?? []), ...tokens(person)],
    );
  };
  const held = {
    changes: tally(),
    answers: tally(),
    forms: tally(),
    logs: tally(),
    login: tally(),
    own: tally(),
  };
  const most = sized(arena, 24, 1);
  let saved = 0;

  const targets = TARGETS.filter(
    ({ name }, at) => !arena.tiny || at % EVERY === 0 || ALWAYS.includes(name),
  ).map((one, at) => {
    const often = ALWAYS.includes(one.name) ? Math.max(most, OFTEN) : most;
    return { one, questions: questionsOf(one, named, seed + at, often) };
  });
  const rounds = Math.max(...targets.map(({ questions }) => questions.length));
  // One question to every call, then another: whatever the time, none is left out.
  for (let round = 0; round < rounds; round += 1) {
    for (const { one, questions } of targets) {
      const question = questions[round];
      if (question === undefined || !(round === 0 || timeLeft())) continue;
      for (const caller of callers) {
        const { who, person, isRefused, isOwner } = caller;
        const where = `${who} ${one.call.method} ${one.name} ${question.said.slice(0, 200)}`;
        const send = (): Promise<Told> =>
          ask(address, {
            ...question.asked,
            headers: { ...question.asked.headers, ...caller.headers(address), ...from(newPlace()) },
          });
        let before = look.snapshot();
        let told = await send();
        if (await sessionAs(address, caller, told)) {
          before = look.snapshot();
          told = await send();
        }
        const after = look.snapshot();
        // Whoever looks as somebody else is that one in what he asks next: that is another test.
        if (one.name === 'viewing.start' && told.status === 200 && person) await entered(address, person);
        const others = callers.flatMap(({ person: other }) =>
          other === undefined || other === person ? [] : [marksOf(before, other.userId)],
        );
        const own = person === undefined || isRefused ? undefined : marksOf(after, person.userId);
        const changes = changesOf(before, after);
        const cared = person === undefined || isRefused ? [] : caredBy(before, person.userId);
        const asker = { ...askerOf(caller, own), cared };
        const wrong = trespasses(changes, asker, isRefused ? [] : others);
        held.changes.add(...wrong.map((change) => `${where}：${shownChange(change)}`));
        const canaries = canariesFor(before, person);
        const leaks = leaksIn(textOf(told), canaries, { asked: question.said, staff: person?.staff });
        held.answers.add(...leaks.map((leak) => `${where}：露出别人的 ${shownCanary(leak)}`));
        held.forms.add(...faultsOf(told, question.said, one.call).map((fault) => `${where}：${fault}`));
        const said = stage.platform
          .lastLines()
          .slice(-LAST_LINES)
          .filter((line) => !IS_PHONE.test(line))
          .join('\n');
        const logged = leaksIn(said, secretsOf(canariesFor(before, undefined)));
        held.logs.add(...logged.map((leak) => `${where}：日志里有 ${shownCanary(leak)}`));
        if (isRefused && one.call.method === 'POST')
          held.login.add(...(told.status === 403 ? [] : [`${where}：回答 ${told.status}`]));
        if (isOwner && told.status === 200) {
          saved += changes.length;
          const shown = leaksIn(textOf(told), canariesFor(before, undefined), { asked: question.said });
          if (shown.length > 0) held.own.add();
        }
      }
    }
  }
  look.close();
  const figures = `${targets.length} 个调用，${callers.length} 种来人`;
  check('没有权限的人什么也改不了（比较全部的表）', held.changes.result(figures));
  check('没有权限的人什么也读不到（别人的手机号、散列、令牌、笔记……）', held.answers.result());
  check('别人的东西也不在日志里', held.logs.result());
  check('回答是约定的形状，说明是中文，没有 5xx', held.forms.result());
  check('别的来源用着本人的 Cookie，什么也提交不了', held.login.result());
  check('对照：本人看得到、改得了自己的', {
    ...held.own.result(`改动 ${saved} 行`),
    tried: saved && held.own.result().tried,
  });
};
