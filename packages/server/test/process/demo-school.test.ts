import { expect, it } from 'vitest';
import { logIn, runServer, type LoggedIn } from '../support/server-process.js';
import { useTempFolder } from '../support/use-temp-folder.js';

const temp = useTempFolder();

const dataOf = async <T>(answer: Response): Promise<T> => ((await answer.json()) as { data: T }).data;

interface Listed {
  readonly list: readonly { readonly id: string; readonly status: string }[];
}

const statusOf = async (staff: LoggedIn, id: string): Promise<unknown> => {
  const answer = await staff.post('/api/commonquery/query?returnClassName=YkdOrder', { id });
  return (await dataOf<Listed['list']>(answer))[0]?.status;
};

it('has refunds that staff grant and refuse, and one to try again, all of which the built-in WeChat Pay carries out', async () => {
  const { address } = await runServer({ DATA_DIR: temp.path, DEMO_STUDENTS: '120' });
  const staff = await logIn(address, 'admin');
  const { list } = await dataOf<Listed>(await staff.get('/api/shop/staff/refunds?size=20'));
  expect(list).toHaveLength(8);
  const [granted, refused] = list;
  if (granted === undefined || refused === undefined) throw new Error('nobody asks for a refund');
  const decide = (body: object) => staff.post('/api/shop/staff/refund/decide', body);
  const { proposal } = await dataOf<{ readonly proposal: { readonly id: string } | null }>(
    await decide({ orderId: granted.id, grant: true }),
  );
  // More than one person gives back alone.
  if (proposal !== null) {
    const second = await logIn(address, 'zhujiao');
    expect((await second.post('/api/shop/staff/proposal/approve', { id: proposal.id })).status).toBe(200);
  }
  expect((await decide({ orderId: refused.id, grant: false, reason: '已学完' })).status).toBe(200);
  const oddities = await dataOf<{
    readonly list: readonly { readonly id: string; readonly kind: string; readonly orderId: string | null }[];
  }>(await staff.get('/api/shop/staff/oddities?settledAt=empty'));
  const failed = oddities.list.find(({ kind }) => kind === 'REFUND_FAILED');
  expect((await staff.post('/api/shop/staff/oddity/settle', { id: failed?.id, retry: true })).status).toBe(
    200,
  );
  for (const id of [granted.id, failed?.orderId ?? ''])
    await expect.poll(() => statusOf(staff, id), { interval: 300 }).toBe('TRADE_REFUNDED');
  expect(await statusOf(staff, refused.id)).toBe('TRADE_PAID_SUCCESS');
});
