import type { ApplicationDeps } from '@ykd/application';
import type { EntityName } from '@ykd/application/common-query';
import type { PasswordHasher, ProductRepository } from '@ykd/application/ports';
import { countStudy } from '@ykd/application/study-time';
import { needsUsername } from '@ykd/domain/member';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.js';
import { demoCare } from './care.js';
import type { DemoBatch } from './coupon-batches.js';
import { demoData } from './demo-data.js';
import { DEMO_ACTIVITIES, DEMO_BADGES } from './periods.js';
import { demoPrices } from './products.js';
import { readBefore } from './progress.js';

/** The ports that loading writes to. */
export interface LoadDemoDeps extends Pick<
  ApplicationDeps,
  | 'members'
  | 'orders'
  | 'coupons'
  | 'couponClaims'
  | 'entities'
  | 'progress'
  | 'unitOfWork'
  | 'checkIns'
  | 'studentTags'
  | 'welcomes'
> {
  /** Of the password, one for each of the accounts. */
  readonly hashes: readonly string[];
  readonly products: ProductRepository;
}

/** A line of the list of accounts that the start prints. */
export interface PrintedAccount {
  readonly mobile: string;
  readonly username: string;
  readonly who: string;
}

export const demoAccountList = (): readonly PrintedAccount[] =>
  DEMO_ACCOUNTS.map(({ user, who }) => ({ mobile: user.mobile, username: user.userName, who }));

/** What the login page offers to try: the students, by what they log in with. */
export const demoForVisitors = () => ({
  password: DEMO_PASSWORD,
  accounts: DEMO_ACCOUNTS.filter(({ staff, partner }) => staff === undefined && !partner).map(
    ({ user, who }) => ({ account: user.userName, who }),
  ),
});

/** Whether the database is empty, or an earlier start was cut off while it loaded the demo. */
export const isDemoDue = async ({ members }: Pick<LoadDemoDeps, 'members'>): Promise<boolean> => {
  if ((await members.count()) === 0) return true;
  const has = async (account = DEMO_ACCOUNTS[0]) =>
    account !== undefined && (await members.findById(account.user.id)) !== undefined;
  return (await has(DEMO_ACCOUNTS[0])) && !(await has(DEMO_ACCOUNTS.at(-1)));
};

/** A hash of the password for each of the accounts. */
export const hashDemoPasswords = ({ hash }: Pick<PasswordHasher, 'hash'>): Promise<readonly string[]> =>
  Promise.all(DEMO_ACCOUNTS.map(() => hash(DEMO_PASSWORD)));

const missing = async <T extends { readonly id: string }>(
  { entities }: LoadDemoDeps,
  entity: EntityName,
  rows: readonly T[],
): Promise<readonly T[]> => {
  const filters = [{ field: 'id', values: rows.map((row) => row.id) }];
  const found = await entities.find({
    entity,
    fields: ['id'],
    filters,
    sort: [],
    limit: rows.length,
    offset: 0,
  });
  const known = new Set(found.map((row) => row['id']));
  return rows.filter((row) => !known.has(row.id));
};

/** Loads a batch of coupons with who claimed of it. */
export const loadBatch = async (
  { couponClaims, unitOfWork }: Pick<LoadDemoDeps, 'couponClaims' | 'unitOfWork'>,
  { batch, claims, visits }: DemoBatch,
): Promise<void> => {
  // Of a start that was cut off it is there, all or nothing but the visits, which nobody misses.
  if ((await couponClaims.batch(batch.id)) !== undefined) return;
  await unitOfWork.transaction(async (tx) => {
    await tx.couponClaims.put(batch);
    for (const { coupon, claim, day } of claims) {
      await tx.coupons.insert(coupon);
      await tx.couponClaims.insert(claim, day);
    }
  });
  for (const { day, count } of visits)
    for (let visit = 0; visit < count; visit += 1) await couponClaims.addVisit(batch, day);
};

/**
 * Loads the demo into an empty database and answers its accounts; undefined when there is anything in it already. `at`:
 * now, epoch ms. Cut off, it goes on at the next start.
 */
export const loadDemo = async (
  deps: LoadDemoDeps,
  at: number,
): Promise<readonly PrintedAccount[] | undefined> => {
  if (!(await isDemoDue(deps))) return undefined;
  const {
    accounts,
    products,
    orders,
    coupons,
    batches,
    progress,
    study,
    reading,
    checkIns,
    period,
    lables,
    givings,
    partnership,
  } = demoData(at);
  for (const product of await missing(deps, 'YkdProduct', products)) await deps.products.insert(product);
  const prices = demoPrices(at);
  const known = await Promise.all(products.map(({ id }) => deps.products.pricesOf(id, 1)));
  // Of a start that was cut off they are there, all or none.
  if (known.flat().length === 0) await deps.unitOfWork.transaction((tx) => tx.products.addPrices(prices));
  for (const order of await missing(deps, 'YkdOrder', orders)) await deps.orders.insert(order);
  for (const coupon of await missing(deps, 'CouponInstance', coupons)) await deps.coupons.insert(coupon);
  for (const batch of batches) await loadBatch(deps, batch);
  for (const save of progress) {
    await deps.progress.merge(save);
    await deps.progress.readLessons({ ...save, lessons: readBefore(save.position) });
  }
  for (const { userId, pieces } of [...study, ...reading]) await countStudy(deps, userId, pieces);
  await deps.unitOfWork.transaction(async ({ activities }) => {
    await activities.lock();
    for (const key of DEMO_ACTIVITIES) {
      const [campaign, promo] = [await activities.campaigns.find(key), await activities.promos.find(key)];
      if (campaign !== undefined) await activities.campaigns.put({ ...campaign, ...period });
      if (promo !== undefined) await activities.promos.put({ ...promo, ...period });
    }
    for (const [value, badge] of Object.entries(DEMO_BADGES)) {
      const campaign = await activities.campaigns.find(value);
      if (campaign !== undefined) await activities.campaigns.put({ ...campaign, badge });
    }
  });
  for (const lable of lables) await deps.studentTags.saveLable(lable, at);
  for (const giving of givings) await deps.studentTags.give(giving);
  await deps.unitOfWork.transaction(async (tx) => {
    for (const { workOrder, submission } of partnership.applications) {
      await tx.workOrders.put(workOrder);
      await tx.workOrders.putSubmission(submission);
    }
    for (const partner of partnership.partners) await tx.partners.put(partner);
  });
  for (const [index, { user, staff, at: came }] of accounts.entries()) {
    const passwordHash = deps.hashes[index];
    if (passwordHash === undefined) continue;
    await deps.members.insert({ user, passwordHash, ...(staff === undefined ? {} : { staff }), at: came });
    for (const save of checkIns.filter(({ userId }) => userId === user.id)) await deps.checkIns.put(save);
    // Only the new student is still to be welcomed.
    if (!needsUsername(user)) await deps.welcomes.save({ userId: user.id, gmtCreated: came });
  }
  await deps.unitOfWork.transaction(async (tx) => {
    for (const care of demoCare(at)) await tx.care.assign(care);
  });
  return demoAccountList();
};
