import { once } from 'node:events';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { logIn, runServer, type LoggedIn } from '../support/server-process.js';
import { signal } from '../support/signal.js';
import { startedFolder } from '../support/started-folder.js';
import { useTempFolder } from '../support/use-temp-folder.js';
import { startYkd, ykd } from '../support/ykd.js';

const COURSE = 'j1test';

const temp = useTempFolder();

const save = async (client: LoggedIn, number: number): Promise<void> => {
  const place = { courseId: COURSE, outlineNum: 0, sectionNum: 0, bodyNum: 0 };
  const answer = await client.post('/api/note/save', {
    id: `note${number}`,
    ...place,
    text: `第 ${number} 条`,
  });
  expect(answer.status).toBe(200);
};

const notesOf = async (client: LoggedIn): Promise<readonly string[]> => {
  const answer = await client.get(`/api/note/list?courseId=${COURSE}`);
  const { data } = (await answer.json()) as { data: { text: string }[] };
  return data.map(({ text }) => text);
};

describe('a server that is written to', () => {
  it('is backed up by a command; on an empty machine its backup has every note that was confirmed', async () => {
    const DATA_DIR = await startedFolder('demo');
    const server = await runServer({ DATA_DIR });
    const client = await logIn(server.address, 'xiaoming');
    let confirmed = 0;
    for (; confirmed < 10; confirmed += 1) await save(client, confirmed);
    const target = join(temp.path, 'backup');
    const backup = startYkd({ DATA_DIR }, 'backup', target);
    let going = true;
    void backup.ended.then(() => (going = false));
    for (; going && confirmed < 90; confirmed += 1) await save(client, confirmed);
    expect([await backup.ended, backup.lines[0]]).toEqual([0, `备份完成，已读回核对：${target}`]);
    // The machine is lost, with all that was written since.
    server.process.kill('SIGKILL');
    await server.ended;

    const empty = join(temp.path, 'empty');
    expect((await ykd({}, 'backup', 'verify', target)).code).toBe(0);
    expect((await ykd({ DATA_DIR: empty }, 'restore', target)).code).toBe(0);
    const again = await runServer({ DATA_DIR: empty });
    const kept = await notesOf(await logIn(again.address, 'xiaoming'));
    expect(kept.length).toBeGreaterThanOrEqual(10);
    expect(kept.length).toBeLessThanOrEqual(confirmed);
    expect(kept.toSorted()).toEqual(kept.map((_, at) => `第 ${at} 条`).toSorted());
  });

  it('is backed up after it was killed, with what lies in its log only', async () => {
    const DATA_DIR = await startedFolder('demo');
    const server = await runServer({ DATA_DIR });
    const client = await logIn(server.address, 'xiaoming');
    for (let number = 0; number < 5; number += 1) await save(client, number);
    server.process.kill('SIGKILL');
    await server.ended;
    const [target, empty] = [join(temp.path, 'backup'), join(temp.path, 'empty')];
    expect((await ykd({ DATA_DIR }, 'backup', target)).code).toBe(0);
    expect((await ykd({ DATA_DIR: empty }, 'restore', target)).code).toBe(0);
    const again = await runServer({ DATA_DIR: empty });
    expect(await notesOf(await logIn(again.address, 'xiaoming'))).toHaveLength(5);
  });

  it('leaves nothing that looks like a backup when its backup is killed', async () => {
    const DATA_DIR = await startedFolder('demo');
    const target = join(temp.path, 'backup');
    // A store that never answers: the backup has begun, and cannot end.
    const asked = signal();
    const store = createServer(() => asked.happen()).listen(0, '127.0.0.1');
    await once(store, 'listening');
    const S3 = {
      S3_ENDPOINT: `http://127.0.0.1:${(store.address() as AddressInfo).port}`,
      S3_BUCKET: 'bucket',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    const backup = startYkd({ DATA_DIR, ...S3 }, 'backup', target);
    await asked.happened;
    backup.process.kill('SIGKILL');
    await backup.ended;
    store.closeAllConnections();
    store.close();
    expect(existsSync(target)).toBe(false);
    const { code, said } = await ykd({ DATA_DIR }, 'backup', 'verify', join(temp.path, '.backup.unfinished'));
    expect([code, said]).toEqual([1, expect.stringContaining('不是完整的备份')]);
    const again = await ykd({ DATA_DIR }, 'backup', target);
    expect([again.code, again.said]).toEqual([1, expect.stringContaining('上一次中断了')]);
  });

  it('makes its own backups in a folder, beginning at once when one was missed, and says so', async () => {
    const DATA_DIR = await startedFolder('demo');
    const BACKUP_DIR = join(temp.path, 'nightly');
    const server = await runServer({ DATA_DIR, BACKUP_DIR, LOG_LEVEL: 'info' });
    await server.waitFor(/"msg":"backup made"/);
    const [name = ''] = readdirSync(BACKUP_DIR);
    expect(name).toMatch(/^ykd-\d{8}T\d{6}Z$/);
    const { code, said } = await ykd({ BACKUP_DIR }, 'backup', 'list');
    expect([code, said]).toEqual([0, expect.stringMatching(new RegExp(`^${name}  .*SQLite`))]);
  });

  it('says in its log why it cannot make one', async () => {
    const DATA_DIR = await startedFolder('demo');
    // A file is where the folder should be.
    const BACKUP_DIR = join(temp.path, 'file');
    writeFileSync(BACKUP_DIR, '');
    const server = await runServer({ DATA_DIR, BACKUP_DIR });
    await server.waitFor(/backup failed/);
    expect(server.lines.join('\n')).toMatch(/"level":50.*backup failed/);
  });
});
