import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../support/embedded-postgres.js';
import { setStage, type Stage } from '../../soak/stage.js';
import type { Arena } from '../arena.js';
import { tally } from '../judges/verdicts.js';
import { CHECK_IN_RACES } from './races-check-in.js';
import { RACES } from './races-shop.js';
import { PARTNER_RACES } from './races-partners.js';
import { MEMBER_RACES } from './races-member.js';

/** Every race again and again while there is time, each at least once. */
const raceOn = async (stage: Stage, kind: string, { check, timeLeft, tiny }: Arena): Promise<void> => {
  const found = Object.entries({ ...RACES, ...MEMBER_RACES, ...CHECK_IN_RACES, ...PARTNER_RACES }).map(
    ([what, race]) => ({ what, race, tried: tally() }) as const,
  );
  let round = 0;
  do {
    for (const { what, race, tried } of found) tried.add(...(await race(stage, `${kind}-${round}-${what}`)));
    round += 1;
  } while (!tiny && timeLeft());
  for (const { what, tried } of found) check(`${kind}：${what}`, tried.result());
};

/** Bursts of the same command at once, on both databases: on PostgreSQL it is two servers that share one. */
export const races = async (arena: Arena): Promise<void> => {
  const { stage, tiny } = arena;
  const half = performance.now();
  await raceOn(stage, 'SQLite', arena);
  // The short form leaves out what takes longest to start; the tests of the races run on both anyway.
  if (tiny) return;
  const took = performance.now() - half;
  const postgres = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'ykd-attack-'));
  try {
    const shared = await setStage(folder, { databaseUrl: postgres.url });
    const begun = performance.now();
    try {
      await raceOn(shared, 'PostgreSQL', { ...arena, timeLeft: () => performance.now() - begun < took });
    } finally {
      await shared.close();
    }
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
