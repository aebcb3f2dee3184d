import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PRODUCTION } from '../support/production.js';
import { runServer } from '../support/server-process.js';
import { startedFolder } from '../support/started-folder.js';

const GONE = { isSuccess: false, code: 'UNAVAILABLE', reason: 'file-gone' };

it('a server whose database file is taken away is not ready, says why, and is again when the file is back', async () => {
  const folder = await startedFolder('production');
  const server = await runServer({ DATA_DIR: folder, ...PRODUCTION });
  const readyz = async (): Promise<unknown> => (await fetch(`${server.address}/readyz`)).json();
  const ready = { isSuccess: true, data: { status: 'ready' } };
  expect(await readyz()).toEqual(ready);

  const [file, aside] = [join(folder, 'ykd.sqlite'), join(folder, 'aside.sqlite')];
  renameSync(file, aside);
  expect(await readyz()).toMatchObject(GONE);
  await server.waitFor(/"trouble":"file-gone"/);
  // Another file in its place is not the one that is written.
  writeFileSync(file, '');
  expect(await readyz()).toMatchObject(GONE);

  renameSync(aside, file);
  expect(await readyz()).toEqual(ready);
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});
