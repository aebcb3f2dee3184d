import { commissionMove } from '@ykd/domain/commission';
import type { User } from '@ykd/domain/member';
import type { Payee } from '@ykd/domain/partner';
import { post } from '../../commission/post.js';
import type { Partner } from '../../entities/partner.js';
import type { Payout } from '../../entities/payout.js';
import { runTransfers } from '../../payout/transfer.js';
import { addMembers, HONG, MING, type Fakes } from '../fakes/index.js';
import { samplePartner } from '../contracts/partners.js';
import { must } from './purchases.js';
import { SEED_NOW } from './seed.js';
import { loggedIn, type World } from './world.js';

/** Of the staff: both look after partners, and nothing else. */
export const LIN: User = { id: 'u-lin', mobile: '13900000009', userName: 'lin', name: '林静' };
export const QIN: User = { id: 'u-qin', mobile: '13900000008', userName: 'qin', name: '秦岚' };
/** Of the staff, and a partner. */
const BAO: User = { id: 'u-bao', mobile: '13900000007', userName: 'bao', name: '包一' };

export const BANK: Payee = {
  method: 'BANK',
  name: '李明',
  bank: '招商银行南京分行',
  account: '6225880123456789',
};
export const WEIXIN: Payee = { method: 'WEIXIN', name: '周小红', bank: '', account: '' };

/** Where the commission of Ming or of Hong stands: none asked for yet, on its way, paid out; cents. */
export const NOTHING = { payable: 10_000, paying: 0, paid: 0, tax: 0 };
export const ON_ITS_WAY = { payable: 0, paying: 10_000, paid: 0, tax: 0 };
export const PAID = { payable: 0, paying: 0, paid: 10_000, tax: 0 };

/** So much becomes payable to a partner, in cents. */
export const earn = (deps: Fakes, partnerId: string, cents: number, key = 'first'): Promise<void> =>
  deps.unitOfWork.transaction(async (tx) => {
    const at = deps.clock.now();
    const account = await tx.commissions.hold(partnerId, '2026-01');
    const earned = await post(tx, account, {
      move: commissionMove('EARN', cents),
      source: `earn:${key}:${partnerId}`,
      at,
    });
    if (earned.kind !== 'posted') throw new Error('it is earned');
    await post(tx, earned.account, {
      move: commissionMove('RELEASE', cents),
      source: `release:${key}:${partnerId}`,
      at,
    });
  });

/** Makes a member a partner whose commission goes to a payee. */
export const addPartner = (
  { unitOfWork }: Fakes,
  userId: string,
  payee: Payee | null,
  realName = payee?.name ?? '无名',
): Promise<void> =>
  unitOfWork.transaction((tx) => tx.partners.put(samplePartner(userId, { payee, realName })));

/** Changes what is stored of a partner. */
export const changePartner = (
  { unitOfWork }: Fakes,
  userId: string,
  fields: Partial<Partner>,
): Promise<void> =>
  unitOfWork.transaction(async (tx) => {
    const partner = await tx.partners.hold(userId);
    if (partner === undefined) throw new Error(`${userId} is a partner`);
    await tx.partners.put({ ...partner, ...fields });
  });

/** Ming is a partner with a bank account, Hong one with WeChat; both have 100 yuan. Lin and Qin pay them. Bao has 10 yuan, and works here. */
export const withPayable = async (world: World) => {
  const { deps } = world;
  await addMembers(deps, [LIN, QIN, BAO], { grants: ['partners'] });
  await addPartner(deps, MING.id, BANK);
  await addPartner(deps, HONG.id, WEIXIN);
  await addPartner(deps, BAO.id, { ...BANK, name: '包一' });
  await deps.unitOfWork.transaction((tx) =>
    tx.members.bindWeixin({ id: HONG.id, openid: 'o-hong', at: SEED_NOW }),
  );
  for (const id of [MING.id, HONG.id]) await earn(deps, id, 10_000);
  await earn(deps, BAO.id, 1_000);
  return {
    lin: await loggedIn(world, 'lin'),
    qin: await loggedIn(world, 'qin'),
    bao: await loggedIn(world, 'bao'),
    hong: await loggedIn(world, 'xiaohong'),
    ming: await loggedIn(world),
  };
};

type People = Awaited<ReturnType<typeof withPayable>>;

/** The payout of one partner that Lin made. */
export const made = async (
  { lin }: Pick<People, 'lin'>,
  partnerId: string,
  requestKey = `key-${partnerId}`,
): Promise<string> => {
  const { ids } = must(await lin.staffPayout.make({ requestKey, partnerIds: [partnerId] }));
  const [id] = ids;
  if (id === undefined) throw new Error('one was made');
  return id;
};

/** The same; Qin approved it. */
export const checked = async (people: Pick<People, 'lin' | 'qin'>, partnerId: string): Promise<string> => {
  const id = await made(people, partnerId);
  must(await people.qin.staffPayout.check({ id, version: 1 }));
  return id;
};

/** What the job does now. */
export const run = (deps: Fakes): Promise<number> => runTransfers(deps, () => undefined);

/** What is on the accounts of a partner that payouts move, in cents. */
export const accountsOf = async ({ commissions }: Fakes, partnerId: string) => {
  const account = await commissions.account(partnerId);
  if (account === undefined) throw new Error(`${partnerId} has an account`);
  const { payable, paying, paid, tax } = account;
  return { payable, paying, paid, tax };
};

/** A payout as it is stored. */
export const stored = async ({ payouts }: Fakes, id: string): Promise<Payout> => {
  const found = await payouts.find(id);
  if (found === undefined) throw new Error(`there is a payout ${id}`);
  return found;
};
