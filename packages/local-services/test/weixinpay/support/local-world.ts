import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyFileSync, mkdirSync } from 'node:fs';
import type { PaymentProvider } from '@ykd/application/ports';
import { fakeClock, type FakeClock } from '@ykd/application/testing';
import { afterAll, beforeAll } from 'vitest';
import { keptKeys, type LocalKeys } from '../../../src/weixinpay/keys.js';
import {
  createLocalWeixinPay,
  type LocalWeixinPay,
  type LocalWeixinPayOptions,
} from '../../../src/weixinpay/weixin-pay.js';
import { createWeixinPay } from '@ykd/adapters-http/upstream';

/** How WeChat Pay is verified. */
export type Mode = 'certificates' | 'public-key';

/** A local WeChat Pay that listens, and the adapter that calls it. */
export interface LocalWorld {
  readonly local: LocalWeixinPay;
  readonly provider: PaymentProvider;
  readonly clock: FakeClock;
  readonly folder: string;
  readonly address: string;
  close(): Promise<void>;
}

/** Worlds for the tests of a file. Keys take long to make, so all of them have the same ones. */
export const useLocalWorlds = () => {
  let root = '';
  let count = 0;
  let keys: LocalKeys;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'ykd-weixinpay-'));
    keys = await keptKeys(join(root, 'keys.json'), Date.UTC(2026, 0, 1));
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  const newFolder = (): string => {
    count += 1;
    const folder = join(root, `${count}`);
    mkdirSync(folder);
    copyFileSync(join(root, 'keys.json'), join(folder, 'keys.json'));
    return folder;
  };
  return {
    keys: () => keys,
    newFolder,
    /** A world, in a folder of its own unless one is given. Nothing in it happens by itself. */
    start: async ({
      mode = 'public-key',
      folder = newFolder(),
      clock = fakeClock(),
      ...options
    }: Partial<LocalWeixinPayOptions> & {
      readonly mode?: Mode;
      readonly clock?: FakeClock;
    } = {}): Promise<LocalWorld> => {
      const local = await createLocalWeixinPay({
        folder,
        appId: 'wx-local',
        now: () => clock.now(),
        pageOrigin: () => 'http://127.0.0.1:3000',
        refundMs: null,
        ...options,
      });
      const address = await local.fastify.listen({ port: 0, host: '127.0.0.1' });
      const provider = createWeixinPay(local.settings(address, mode), { now: () => clock.now() });
      return { local, provider, clock, folder, address, close: () => local.close() };
    },
  };
};
