import { afterEach, beforeEach, expect, it } from 'vitest';
import { runServer } from '../support/server-process.js';
import { tempFolder } from '../support/temp-folder.js';

let temp: ReturnType<typeof tempFolder>;
beforeEach(() => (temp = tempFolder()));
afterEach(() => temp.remove());

/** The statuses of the page and of a page that is always there. */
const statuses = async (settings: Record<string, string>): Promise<number[]> => {
  const server = await runServer({ DATA_DIR: temp.path, ...settings });
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
  expect(await statuses({})).toEqual([200, 200, 200, 200]);
  expect(await statuses({ YKD_DEMO: 'off' })).toEqual([404, 404, 404, 200]);
});
