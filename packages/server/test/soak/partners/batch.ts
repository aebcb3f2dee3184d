import fc from 'fast-check';
import { DEMO_PASSWORD } from '../../../src/demo/index.js';
import type { BatchInput, BatchResult } from '../batch.js';
import { lastingMember } from '../client.js';
import type { Stage } from '../stage.js';
import { history, partnerUpheavals, type PartnerUpheaval } from './acts.js';
import { enter } from './cast.js';
import { closeKilled, closeMonths, verify } from './command.js';
import { judgeHistory } from './judge.js';
import { momentFaults } from './moments.js';
import { createHistoryPlayer } from './play.js';
import { HELD_AND_MORE_MS, partnersComeToRest, released } from './rest.js';
import { readPartners, type PartnerLedger } from './rows.js';

const MINUTE_MS = 60_000;
/** After so many acts it is looked whether everything adds up. */
const LOOK_EVERY = 40;

/** What servers that play partners are told besides: members stay logged in, transfers are set up. */
export const PARTNER_SETTINGS = { WXPAY_TRANSFER_SCENE_ID: '1005', MEMBER_SESSION_IDLE_DAYS: '400' } as const;

/** Two of the staff who pay partners out. */
const staffOf = async ({ platform, books, complaints }: Stage) => {
  await books.run(`update staff set grants = '["partners"]' where user_id = 'demo-banzhuren'`);
  const enters = (account: string) =>
    lastingMember(platform, { account, pwd: DEMO_PASSWORD }, (what) =>
      complaints.push(`${account}: ${what}`),
    );
  return [await enters('admin'), await enters('banzhuren')] as const;
};

/** Complains about what must not be at this moment. */
const judgeMoment = async (stage: Stage): Promise<void> =>
  void stage.complaints.push(...(await momentFaults(stage)));

/** Lets what happens to everybody happen when it is its time. */
const fate = (stage: Stage, planned: readonly PartnerUpheaval[], acts: number) => {
  const { platform, bank } = stage;
  const happening: Promise<unknown>[] = [];
  /** Time passes for everybody at once: nobody begins anything while it does. */
  let waits = Promise.resolve();
  let looks = Promise.resolve();
  const happen = ({ what, which }: PartnerUpheaval): void => {
    if (what === 'outage' || what === 'recovery') bank.setOutage(what === 'outage');
    else if (what === 'kill') happening.push(platform.kill(which));
    else if (what === 'verify') happening.push(verify(stage));
    else if (what === 'close') happening.push(closeMonths(stage));
    else if (what === 'close-killed') happening.push(closeKilled(stage, which));
    else if (what === 'a-minute') waits = waits.then(() => platform.wait(MINUTE_MS));
    else waits = waits.then(() => platform.wait(HELD_AND_MORE_MS)).then(() => released(stage));
  };
  let done = 0;
  let next = 0;
  return {
    mayGoOn: async (): Promise<void> => waits,
    count: (): void => {
      done += 1;
      if (done % LOOK_EVERY === 0) looks = looks.then(() => judgeMoment(stage));
      for (let due = planned[next]; due !== undefined && due.at * acts <= done; due = planned[next]) {
        next += 1;
        happen(due);
      }
    },
    ended: async (): Promise<void> => {
      await waits;
      await Promise.all(happening);
      await looks;
    },
  };
};

const countOf = (ledger: PartnerLedger, partnerIds: ReadonlySet<string>): Record<string, number> => {
  const counts: Record<string, number> = {};
  const add = (name: string): void => void (counts[name] = (counts[name] ?? 0) + 1);
  const own = <R extends { readonly partner_id: string | null }>(rows: readonly R[]): readonly R[] =>
    rows.filter(({ partner_id: id }) => partnerIds.has(id ?? ''));
  for (const { kind, debit } of own(ledger.postings))
    add(kind === 'REVERSE' ? `posting ${kind} of ${debit}` : `posting ${kind}`);
  for (const { state, review } of own(ledger.brought)) add(`brought ${state} ${review}`);
  for (const { method, status } of own(ledger.payouts)) add(`payout ${method} ${status}`);
  for (const { payable } of own(ledger.accounts)) if (payable < 0) add('partners who owe');
  for (const _claim of own(ledger.claims)) add('claims');
  for (const _rate of own(ledger.rates)) add('rates');
  for (const _statement of own(ledger.statements)) add('statements');
  return counts;
};

/** Plays a batch of histories at once, waits until everything is quiet, closes what is over, and judges each of them. */
export const playPartners = async (stage: Stage, { seed, runs, kills }: BatchInput): Promise<BatchResult> => {
  const scripts = fc.sample(history, { seed, numRuns: runs });
  const [planned = []] = fc.sample(partnerUpheavals(kills), { seed, numRuns: 1 });
  const staff = await staffOf(stage);
  const casts = await enter(stage, staff[0], runs);
  const players = casts.map((cast) => createHistoryPlayer(stage, cast, staff));
  const acts = scripts.flat(2).length;
  const { mayGoOn, count, ended } = fate(stage, planned, acts);
  await Promise.all(players.map((player, run) => player.play(scripts[run] ?? [], { mayGoOn, done: count })));
  await ended();
  stage.bank.setOutage(false);
  await partnersComeToRest(stage);
  await closeMonths(stage);
  await judgeMoment(stage);
  await verify(stage);
  const ledger = await readPartners(stage);
  for (const [run, cast] of casts.entries()) {
    const { told } = players[run] ?? {};
    if (told !== undefined) judgeHistory(stage, cast, told, ledger);
  }
  const failures = casts.flatMap(({ facts: { complaints, trace } }, run) =>
    complaints.length === 0 ? [] : [{ seed, run, complaints, steps: scripts[run] ?? [], trace }],
  );
  const nobodys = stage.complaints.splice(0);
  if (nobodys.length > 0) failures.push({ seed, run: -1, complaints: nobodys, steps: [], trace: [] });
  const partnerIds = new Set(casts.flatMap(({ partners }) => partners.map(({ userId }) => userId)));
  const lines = casts.flatMap(({ facts }) => facts.trace);
  const busy = lines.filter((line) => line.includes('503 UNAVAILABLE')).length;
  return { failures, counts: { acts, kills, busy, ...countOf(ledger, partnerIds) } };
};
