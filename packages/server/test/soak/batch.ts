import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { PAID_STATUS } from '@ykd/domain/order';
import { HOUR_MS } from '@ykd/domain/shared';
import { judgeBills, plantFaults, readBills } from './bills.js';
import { newMember, type Client } from './client.js';
import { noFacts, type Facts } from './facts.js';
import { judge } from './judge.js';
import { judgeWatchers } from './judge-watchers.js';
import type { Ledger } from './ledger.js';
import { createPlayer } from './play.js';
import { comeToRest, findUntold } from './rest.js';
import type { Stage } from './stage.js';
import { script, upheavals, type Upheaval } from './steps.js';
import { bindingsSql, couponsSql, WARES } from './wares.js';

/** What a batch is made of; the same again plays the same scripts. */
export interface BatchInput {
  readonly seed: number;
  readonly runs: number;
  readonly kills: number;
}

/** A run that ended wrong. */
export interface Failure {
  readonly seed: number;
  readonly run: number;
  readonly complaints: readonly string[];
  readonly steps: readonly unknown[];
  readonly trace: readonly string[];
}

export interface BatchResult {
  readonly failures: readonly Failure[];
  /** What happened, counted, so that one sees that it did. */
  readonly counts: Readonly<Record<string, number>>;
}

/** How many buyers are under way at a time: what happens to everybody finds each of them somewhere else. */
const AT_A_TIME = 16;
const MINUTE_MS = 60_000;

let mobiles = 0;
const newMobile = (): string => {
  mobiles += 1;
  return `150${String(mobiles).padStart(8, '0')}`;
};

const enter = async (stage: Stage, { runs }: BatchInput, complain: (run: number, what: string) => void) => {
  const clients: Client[] = [];
  for (let run = 0; run < runs; run += 1)
    clients.push(await newMember(stage.platform, newMobile(), (what) => complain(run, what)));
  const userIds = clients.map(({ userId }) => userId);
  for (const sql of [couponsSql, bindingsSql]) await stage.books.run(sql(userIds, stage.clock.now()));
  return clients;
};

/** Lets what happens to everybody happen when it is its time; answers what counts the acts. */
const fate = ({ platform, bank }: Stage, planned: readonly Upheaval[], acts: number) => {
  const happening: Promise<void>[] = [];
  let waits = Promise.resolve();
  const happen = ({ what, which }: Upheaval): void => {
    if (what === 'outage' || what === 'recovery') bank.setOutage(what === 'outage');
    else if (what === 'kill') happening.push(platform.kill(which));
    else waits = waits.then(() => platform.wait(what === 'a-minute' ? MINUTE_MS : HOUR_MS / 2 + MINUTE_MS));
  };
  let done = 0;
  let next = 0;
  return {
    count: (): void => {
      done += 1;
      for (let due = planned[next]; due !== undefined && due.at * acts <= done; due = planned[next]) {
        next += 1;
        happen(due);
      }
    },
    ended: async (): Promise<void> => {
      await Promise.all(happening);
      await waits;
    },
  };
};

/** Each buyer gets into the courses of his paid orders, and into no other. */
const judgeAccess = async (
  player: ReturnType<typeof createPlayer>,
  facts: Facts,
  { orders }: Ledger,
): Promise<void> => {
  for (const [ware, { productId }] of WARES.entries()) {
    const paid = orders.some(
      (order) =>
        order.user_id === facts.userId && order.product_id === productId && order.status === PAID_STATUS,
    );
    const opened = await player.mayStudy(ware);
    if (opened !== paid) facts.complaints.push(`${productId}: paid ${paid}, open ${opened}`);
  }
};

const countOf = (ledger: Ledger, users: ReadonlySet<string>): Record<string, number> => {
  const orders = ledger.orders.filter(({ user_id: userId }) => users.has(userId));
  const ids = new Set(orders.map(({ id }) => id));
  const counts: Record<string, number> = {};
  const add = (name: string): void => void (counts[name] = (counts[name] ?? 0) + 1);
  for (const { status, coupon_id: coupon } of orders)
    add(coupon === null ? status : `${status} with a coupon`);
  for (const { order_id: id } of ledger.receipts) if (ids.has(id)) add('payments');
  for (const { order_id: id, way } of ledger.attempts) if (ids.has(id)) add(`begun ${way}`);
  for (const { order_id: id, kind } of ledger.oddities) if (ids.has(id ?? '')) add(`odd ${kind}`);
  for (const { order_id: id, cause, status } of ledger.refunds)
    if (ids.has(id)) add(`refund ${cause} ${status}`);
  return counts;
};

/** Plays a batch of scripts at once, waits until everything is quiet, and judges every run. */
export const playBatch = async (stage: Stage, input: BatchInput): Promise<BatchResult> => {
  const { seed, runs, kills } = input;
  const scripts = fc.sample(script, { seed, numRuns: runs });
  const [planned = []] = fc.sample(upheavals(kills), { seed, numRuns: 1 });
  const early = new Map<number, string[]>();
  const casts: Facts[] = [];
  const clients = await enter(stage, input, (run, what) => {
    const facts = casts[run];
    if (facts === undefined) early.set(run, [...(early.get(run) ?? []), what]);
    else facts.complaints.push(what);
  });
  const players = clients.map((buyer, run) => {
    const other = clients[(run + 1) % runs] ?? buyer;
    const facts = noFacts(buyer.userId);
    facts.complaints.push(...(early.get(run) ?? []));
    casts.push(facts);
    return createPlayer(stage, { buyer, other, facts });
  });

  const acts = scripts.flat(2).length;
  const { count, ended } = fate(stage, planned, acts);
  const queue = [...players.entries()];
  const lane = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [run, player] = next;
      await player.play(scripts[run] ?? [], count);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, lane));
  await ended();
  await turn();

  stage.bank.setOutage(false);
  const planted = plantFaults(stage, seed);
  await findUntold(stage);
  await comeToRest(stage);
  const ledger = await stage.books.read();
  for (const [run, player] of players.entries()) {
    const facts = casts[run];
    if (facts === undefined) continue;
    await judgeAccess(player, facts, ledger);
    facts.complaints.push(...(await judgeWatchers(facts, ledger)));
    facts.complaints.push(...judge(facts, ledger, stage.bank));
  }
  const failures = casts.flatMap(({ complaints, trace }, run) =>
    complaints.length === 0 ? [] : [{ seed, run, complaints, steps: scripts[run] ?? [], trace }],
  );
  await readBills(stage);
  const read = await stage.books.read();
  stage.complaints.push(...judgeBills(stage.bank, read));
  const nobodys = stage.complaints.splice(0);
  if (nobodys.length > 0) failures.push({ seed, run: -1, complaints: nobodys, steps: [], trace: [] });
  const users = new Set(casts.map(({ userId }) => userId));
  const watchers = casts.flatMap((facts) => facts.watchers).length;
  const decided = casts.reduce((sum, { granted, refused }) => sum + granted.size + refused.size, 0);
  return {
    failures,
    counts: { acts, kills, watchers, decided, planted, ...countOf(ledger, users) },
  };
};

/** So many lines of what the servers printed. */
const LINES_SHOWN = 40;

const describeFailure = ({ seed, run, complaints, steps, trace }: Failure): string =>
  [
    `seed ${seed}, run ${run}:`,
    ...complaints.map((complaint) => `  ! ${complaint}`),
    ...trace.map((line) => `  · ${line}`),
    `  steps: ${JSON.stringify(steps)}`,
  ].join('\n');

/** Failures for people, with what the servers had to say last; nothing where there is none. */
export const describeFailures = ({ platform }: Stage, failures: readonly Failure[]): string =>
  failures.length === 0
    ? ''
    : [
        ...failures.map(describeFailure),
        'failures that the servers told of:',
        ...platform.troubles(),
        'what the servers printed last:',
        ...platform.lastLines().slice(-LINES_SHOWN),
      ].join('\n');
