import { expect, it } from 'vitest';
import { postgresDatabase } from '../support/postgres.js';
import { useTempFolder } from '../support/use-temp-folder.js';
import { describeFailures, playBatch } from './batch.js';
import { setStage } from './stage.js';

/** The long way is `npm run soak`. */
const SHORT = { seed: 20_261, runs: 20, kills: 2 };

const temp = useTempFolder();

it.each(['sqlite', 'postgres'])('the ledger ends right whatever happens, on %s', async (kind) => {
  const database = kind === 'postgres' ? await postgresDatabase() : undefined;
  const stage = await setStage(temp.path, { databaseUrl: database?.url });
  try {
    const { failures, counts } = await playBatch(stage, SHORT);
    expect(describeFailures(stage, failures)).toBe('');
    expect(counts['payments']).toBeGreaterThan(0);
    // Their sessions end while time passes: they have to log in again.
    expect(counts['decided']).toBeGreaterThan(0);
  } finally {
    // Before the folder is removed: everything in it is in use.
    await stage.close();
    await database?.drop();
  }
});
