import { expect, it } from 'vitest';
import { runServer } from '../support/server-process.js';
import { startedFolder } from '../support/started-folder.js';

/** The statuses of the page and of a page that is always there. */
const statuses = async (settings: Record<string, string>): Promise<number[]> => {
  const server = await runServer(settings);
  const found: number[] = [];
  for (const path of ['/dev', '/dev/', '/dev?mobile=1', '/demo']) {
    const answer = await fetch(`${server.address}${path}`, { headers: { accept: 'text/html' } });
    await answer.body?.cancel();
    found.push(answer.status);
  }
  server.process.kill('SIGTERM');
  await server.ended;
  return found;
};

it('the page that shows codes and accounts exists in the demo only', async () => {
  const DATA_DIR = await startedFolder('demo');
  expect(await statuses({ DATA_DIR })).toEqual([200, 200, 200, 200]);
  expect(await statuses({ DATA_DIR, YKD_DEMO: 'off' })).toEqual([404, 404, 404, 200]);
});
