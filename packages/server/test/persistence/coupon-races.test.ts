import { createApplication } from '@ykd/application';
import { addPerson, createFakes, fakeBrowser, samplePartner, sampleProduct } from '@ykd/application/testing';
import type { CouponBatch } from '@ykd/application/ports';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createIds } from '../../src/crypto/ids.js';
import { repositories } from '../../src/persistence/store/registry.js';
import { BOTH_DATABASES } from '../support/both-databases.js';

const STUDENTS = 500;
const LIMIT = 100;

describe.each(BOTH_DATABASES)('students who claim at once on %s', (_name, open) => {
  /** A partner with a batch of coupons, and the ports of as many students as there are, each logged in. */
  const scene = async () => {
    const { database, dispose } = await open();
    onTestFinished(dispose);
    const deps = { ...createFakes(), ...repositories(database), ids: createIds() };
    const now = deps.clock.now();
    await deps.products.insert(sampleProduct('p-1'));
    await addPerson(deps, 'partner');
    const batch: CouponBatch = {
      id: 'batch',
      code: 'code',
      partnerId: 'partner',
      productId: 'p-1',
      name: '开学季',
      rule: { kind: 'AMOUNT', cents: 1_000 },
      limit: LIMIT,
      claimed: 0,
      claimFrom: now,
      claimUntil: now + 1_000,
      validDays: 7,
      state: 'ON',
      version: 1,
      changedBy: 'staff',
      gmtCreated: now,
      gmtModified: now,
      requestKey: null,
      asked: null,
    };
    await deps.unitOfWork.transaction(async (tx) => {
      await tx.partners.put(samplePartner('partner'));
      await tx.couponClaims.put(batch);
    });
    // Two processes: those who come to one of them do not wait for those who come to the other.
    const processes = [createApplication(deps), createApplication(deps)] as const;
    const times = { createdAt: now, lastSeenAt: now, expiresAt: now + 9_999_999 };
    const ports = [];
    for (let at = 0; at < STUDENTS; at += 1) {
      const userId = `s${at}`;
      await addPerson(deps, userId);
      const { token, digest } = deps.sessionTokens.issue();
      await deps.unitOfWork.transaction(({ sessions }) =>
        sessions.insert({
          id: `of-${at}`,
          tokenDigest: digest,
          userId,
          ...times,
          userAgent: '',
          address: '',
        }),
      );
      const browser = fakeBrowser();
      browser.plant(token);
      ports.push(processes[at % 2 === 0 ? 0 : 1].couponClaim(browser.context));
    }
    return { deps, ports };
  };

  it('get as many as there are, one each, and the rest is told that none is left', async () => {
    const { deps, ports } = await scene();
    // Each presses twice.
    const answers = await Promise.all([...ports, ...ports].map((port) => port.claim({ code: 'code' })));
    const given = answers.filter((answer) => answer.ok);
    expect(given).toHaveLength(LIMIT);
    expect(new Set(given.map((answer) => answer.ok && answer.value.receiverUserId)).size).toBe(LIMIT);
    const reasons = answers.map((answer) => (answer.ok ? 'given' : answer.error));
    for (const reason of reasons)
      if (reason !== 'given')
        expect(reason).toMatchObject({
          kind: 'coupon-unclaimable',
          reason: expect.toBeOneOf(['none-left', 'claimed']) as string,
        });
    expect(await deps.couponClaims.batch('batch')).toMatchObject({ claimed: LIMIT });
    const { list } = await deps.couponClaims.claims('batch', { limit: STUDENTS });
    expect(list).toHaveLength(LIMIT);
    const coupons = await deps.coupons.findByIds(list.map(({ couponId }) => couponId));
    expect(coupons.map(({ receiverUserId }) => receiverUserId).toSorted()).toEqual(
      list.map(({ userId }) => userId).toSorted(),
    );
  });
});
