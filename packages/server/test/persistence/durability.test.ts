import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../src/persistence/store/open-database.js';
import { repositories } from '../../src/persistence/store/registry.js';
import { startChild } from '../support/child.js';
import { tempFolder } from '../support/temp-folder.js';

const COMMIT_FOREVER = new URL('./children/commit-forever.ts', import.meta.url);

it('keeps everything that was confirmed when the process is killed', async () => {
  const temp = tempFolder();
  onTestFinished(() => temp.remove());
  let confirmed = 0;
  for (let round = 1; round <= 3; round += 1) {
    const folder = `${temp.path}/${round}`;
    const child = startChild(COMMIT_FOREVER, [folder]);
    await child.waitFor(new RegExp(`^stored ${round * 17}$`));
    child.process.kill('SIGKILL');
    expect(await child.ended).toBe('SIGKILL');
    confirmed = child.lines.filter((line) => line.startsWith('stored')).length;
    expect(confirmed).toBeGreaterThan(round * 17);

    const database = await openDatabase({ kind: 'sqlite', dataDir: folder });
    const kept = await repositories(database).orders.findPaidByUser('member-1');
    await database.close();
    // One more may have been stored whose confirmation did not come through; none may be missing or torn.
    expect(kept.length - confirmed).toBeOneOf([0, 1]);
    expect(kept.map(({ amount }) => amount)).toEqual(kept.map((_, index) => index));
  }
});
