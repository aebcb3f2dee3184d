import { join } from 'node:path';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { postgresDatabase } from '../support/postgres.js';
import { launchServer, runServer } from '../support/server-process.js';
import { useTempFolder } from '../support/use-temp-folder.js';

const temp = useTempFolder();

const tablesIn = async (url: string): Promise<number> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query(`select 1 from pg_tables where schemaname = 'public'`);
    return rowCount ?? 0;
  } finally {
    await client.end();
  }
};

it('a server that served a PostgreSQL database makes no new site of an empty one in its place', async () => {
  const [known, empty] = [await postgresDatabase(), await postgresDatabase()];
  onTestFinished(async () => void (await Promise.all([known.drop(), empty.drop()])));
  const settings = { DATA_DIR: join(temp.path, 'data'), SESSION_SECRET: 's'.repeat(32), YKD_DEMO: 'off' };
  const serve = async (url: string): Promise<void> => {
    const server = await runServer({ ...settings, DATABASE_URL: url });
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  };
  await serve(known.url);

  const refused = launchServer({ ...settings, DATABASE_URL: empty.url });
  expect(await refused.ended).toBe(1);
  const said = refused.lines.join('\n');
  expect(said).toContain(`数据目录 ${settings.DATA_DIR} 有以前的站点留下的 had-database，`);
  expect(said).toContain('DATABASE_URL 指定的数据库却是空的');
  expect(said).not.toContain('    at ');
  expect(await tablesIn(empty.url)).toBe(0);

  await serve(known.url);
});
