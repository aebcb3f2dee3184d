import { expect, it } from 'vitest';
import { postgresDatabase } from '../../support/postgres.js';
import { useTempFolder } from '../../support/use-temp-folder.js';
import { describeFailures } from '../batch.js';
import { setStage } from '../stage.js';
import { PARTNER_SETTINGS, playPartners } from './batch.js';

/** The long way is `npm run soak -w @ykd/server -- --of partners`. */
const SHORT = { seed: 20_263, runs: 5, kills: 1 };

const temp = useTempFolder();

it.each(['sqlite', 'postgres'])('partners have what the rule says whatever happens, on %s', async (kind) => {
  const database = kind === 'postgres' ? await postgresDatabase() : undefined;
  const stage = await setStage(temp.path, { databaseUrl: database?.url, settings: PARTNER_SETTINGS });
  try {
    const { failures, counts } = await playPartners(stage, SHORT);
    expect(describeFailures(stage, failures)).toBe('');
    for (const what of ['posting EARN', 'posting RELEASE', 'posting PAYOUT', 'posting PAID', 'statements'])
      expect(counts, what).toHaveProperty(what);
  } finally {
    // Before the folder is removed: everything in it is in use.
    await stage.close();
    await database?.drop();
  }
});
