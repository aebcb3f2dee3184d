import { fileURLToPath } from 'node:url';
import { createWeixinPay, type WeixinPaySettings } from '@ykd/adapters-http/upstream';
import type { PaymentOrder, PaymentProvider } from '@ykd/application/ports';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/settings/config.js';
import { startNode, type Child } from '../support/child.js';
import { PRODUCTION } from '../support/production.js';
import { launchServer, runServer } from '../support/server-process.js';
import { startedFolder } from '../support/started-folder.js';
import { useTempFolder } from '../support/use-temp-folder.js';

const ALONE = fileURLToPath(new URL('../../scripts/weixin-pay.mjs', import.meta.url));

const temp = useTempFolder();

interface Alone extends Child {
  readonly page: string;
  readonly provider: PaymentProvider;
}

/** The built-in WeChat Pay in a process of its own, with the settings that it prints. */
const runAlone = async (mode: 'public-key' | 'certificates' = 'public-key'): Promise<Alone> => {
  const child = startNode([ALONE, temp.path, '0', mode], { PATH: process.env['PATH'] });
  await child.waitFor(/^WXPAY_API_URL=/);
  const environment = Object.fromEntries(
    child.lines.flatMap((line) => {
      const [, name = '', value = ''] = /^(WXPAY_\w+)=(.*)$/.exec(line) ?? [];
      return name === '' ? [] : [[name, value]];
    }),
  ) as Record<string, string>;
  const { weixinPay } = readConfig(environment);
  if (weixinPay.kind !== 'merchant') throw new Error(`no settings:\n${child.lines.join('\n')}`);
  const settings: WeixinPaySettings = weixinPay;
  const page = /^页面：(\S+)$/m.exec(child.lines.join('\n'))?.[1] ?? '';
  return { ...child, page, provider: createWeixinPay(settings, { now: () => Date.now() }) };
};

const orderOf = (outTradeNo: string): PaymentOrder => ({
  way: 'NATIVE',
  outTradeNo,
  description: 'Java 就业班',
  amount: 19_900,
  expiresAt: Date.now() + 30 * 60_000,
  notifyUrl: 'http://127.0.0.1:9/notify',
});

/** Pays on the page, as a person does without a script. */
const payOnPage = async (url: string, how: string): Promise<string> => {
  const html = await (await fetch(url)).text();
  const fields = [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)];
  const body = new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value]));
  body.set('how', how);
  return (await fetch(url.split('?')[0] ?? '', { method: 'POST', body })).text();
};

describe('the built-in WeChat Pay in a process of its own', () => {
  it.each(['public-key', 'certificates'] as const)('is paid on its page: %s', async (mode) => {
    const { provider, page } = await runAlone(mode);
    const url = await provider.begin(orderOf('trade-1'));
    expect(url.startsWith(`${page}?pr=`)).toBe(true);
    expect(await payOnPage(url, 'pay')).toContain('支付成功');
    expect(await provider.query('trade-1')).toMatchObject({ kind: 'paid', amount: 19_900 });
  });

  it('has forgotten nothing that it said when it is killed', async () => {
    const first = await runAlone();
    const said: string[] = [];
    const begin = async (index: number): Promise<void> => {
      const order = orderOf(`trade-${index}`);
      const url = await first.provider.begin(order);
      said.push(order.outTradeNo);
      if (index === 3) expect(await payOnPage(url, 'pay')).toContain('支付成功');
      if (said.length === 12) first.process.kill('SIGKILL');
    };
    await Promise.allSettled(Array.from({ length: 30 }, (_, index) => begin(index)));
    expect(await first.ended).toBe('SIGKILL');
    expect(said.length).toBeGreaterThanOrEqual(12);

    const again = await runAlone();
    const states = await Promise.all(said.map((outTradeNo) => again.provider.query(outTradeNo)));
    expect(states.filter(({ kind }) => kind === 'unknown')).toEqual([]);
  });
});

describe('the server', () => {
  it('has the page of the built-in WeChat Pay in the demo', async () => {
    const server = await runServer({ DATA_DIR: await startedFolder('demo') });
    const page = await fetch(`${server.address}/dev/weixinpay`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('没有等待支付的订单');
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  it('has none, and says so, in production without a merchant', async () => {
    const DATA_DIR = await startedFolder('production');
    const server = await runServer({ DATA_DIR, LOG_LEVEL: 'warn', ...PRODUCTION });
    expect((await fetch(`${server.address}/dev/weixinpay`)).status).toBe(404);
    server.process.kill('SIGTERM');
    await server.ended;
    expect(server.lines.join('\n')).toContain('WXPAY_MCH_ID is not set: nothing can be paid');
  });

  it('does not start with half a merchant, and shows no secret', async () => {
    const server = launchServer({ DATA_DIR: temp.path, WXPAY_API_V3_KEY: 'x'.repeat(32) });
    expect(await server.ended).toBe(1);
    const said = server.lines.join('\n');
    expect(said).toContain('WXPAY_MCH_ID：使用微信支付时必须设置');
    expect(said).not.toContain('xxx');
  });
});
