import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createWeixinPay } from '@ykd/adapters-http/upstream';
import type { PaymentProvider } from '@ykd/application/ports';
import { REFUND_LIMIT_MAX } from '@ykd/domain/order';
import { createLocalWeixinPay, type LocalWeixinPay } from '@ykd/local-services';
import { DEMO_PASSWORD } from '../../src/demo/index.js';
import { merchantEnvironment } from '../../src/settings/weixin-pay.js';
import { lastingMember, type Client } from './client.js';
import { playClock, type PlayClock } from './clock.js';
import { postgresBooks, sqliteBooks, type Books } from './ledger.js';
import type { Settings } from './house.js';
import { startPlatform, type Platform } from './platform.js';

/** Where it all happens: the platform in its processes, WeChat Pay and everybody else in this one. */
export interface Stage {
  readonly clock: PlayClock;
  readonly platform: Platform;
  readonly bank: LocalWeixinPay;
  /** The platform's merchant, used by somebody who is not the platform. */
  readonly merchant: PaymentProvider;
  readonly staff: Client;
  readonly books: Books;
  /** What the first server was told: commands beside it are told the same. */
  readonly settings: Settings;
  /** What must not have happened and is nobody's. */
  readonly complaints: string[];
  close(): Promise<void>;
}

const APP_ID = 'wx-soak';

/** What a stage may be different in. */
export interface StageOptions {
  /** An empty PostgreSQL database instead of the embedded one; two servers share it. */
  readonly databaseUrl?: string | undefined;
  /** What the servers are told besides. */
  readonly settings?: Settings;
}

/** Sets the stage in a folder. */
export const setStage = async (
  folder: string,
  { databaseUrl, settings: more = {} }: StageOptions = {},
): Promise<Stage> => {
  const clock = playClock();
  const dataDirs = ['data', 'data-too'].map((name) => join(folder, name));
  for (const dataDir of dataDirs) mkdirSync(dataDir);
  const [dataDir = '', otherDataDir = ''] = dataDirs;
  const bank = await createLocalWeixinPay({
    folder: join(folder, 'weixin-pay'),
    appId: APP_ID,
    now: clock.now,
    pageOrigin: () => 'http://payers.example',
    // Refunds are settled by hand, and notices are sent by hand.
    refundMs: null,
    // The machine may be busy with other things; who never answers is found all the same.
    noticeTimeoutMs: 60_000,
  });
  const settings = bank.settings(await bank.fastify.listen({ port: 0, host: '127.0.0.1' }));
  const environment = {
    ...merchantEnvironment(settings),
    YKD_DEMO: 'on',
    // Nobody plays its students.
    DEMO_STUDENTS: '0',
    TRUST_PROXY: '1',
    // Its members are machines, and many.
    HUMAN_CHECK: 'off',
    SMS_MAX_PER_HOUR: '1000000',
    SMS_MAX_PER_DAY: '1000000',
    ...more,
  };
  const shared = { ...environment, DATABASE_URL: databaseUrl ?? '', SESSION_SECRET: 's'.repeat(32) };
  const first = { ...(databaseUrl === undefined ? environment : shared), DATA_DIR: dataDir };
  const others = databaseUrl === undefined ? [] : [{ ...shared, DATA_DIR: otherDataDir }];
  const platform = await startPlatform([first, ...others], clock);
  const complaints: string[] = [];
  const books = databaseUrl === undefined ? sqliteBooks(dataDir) : await postgresBooks(databaseUrl);
  // Nobody plays a second person: what one of the staff does alone is what is under strain here.
  await books.run(
    `insert into money_limit (name, cents, set_by, gmt_modified) values ('refund', ${REFUND_LIMIT_MAX}, 'soak', 0)`,
  );
  const account = { account: 'zhujiao', pwd: DEMO_PASSWORD };
  return {
    clock,
    platform,
    bank,
    merchant: createWeixinPay(settings, { now: clock.now }),
    staff: await lastingMember(platform, account, (what) => complaints.push(`staff: ${what}`)),
    books,
    settings: first,
    complaints,
    close: async () => {
      await books.close();
      await platform.stop();
      await bank.close();
    },
  };
};
