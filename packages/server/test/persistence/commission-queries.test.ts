import { createApplication, portsOf } from '@ykd/application';
import {
  addMembers,
  commissionActs,
  createFakes,
  fakeBrowser,
  logIn,
  MING,
  sampleShopOrder,
} from '@ykd/application/testing';
import { expect, it } from 'vitest';
import { repositories } from '../../src/persistence/store/registry.js';
import { BOTH_DATABASES } from '../support/both-databases.js';
import { spyOnQueries } from '../support/query-spy.js';

const MANY = 30;

it.each(BOTH_DATABASES)(
  'staff who look at the orders of a partner ask %s as often for many as for one',
  async (_name, open) => {
    const { database, dispose } = await open();
    const spied = spyOnQueries(database);
    const deps = { ...createFakes(), ...repositories(spied.database) };
    await addMembers(deps, [MING], { grants: ['partners'] });
    const bring = (partnerId: string, count: number): Promise<void> =>
      deps.unitOfWork.transaction(async (tx) => {
        for (let number = 0; number < count; number += 1) {
          const id = `${partnerId}-${number}`;
          await tx.orders.insert(sampleShopOrder(id, { amount: number + 1 }), `key-${id}`);
          await tx.commissions.insertOrder(
            commissionActs.sampleCommissionOrder(id, { partnerId, placedAt: number }),
          );
        }
      });
    await bring('few', 1);
    await bring('many', MANY);
    const ports = portsOf(createApplication(deps), fakeBrowser().context);
    await logIn(ports, MING.userName ?? '');

    const look = async (partnerId: string) => {
      const before = spied.ran();
      const page = await ports.staffCommission.orders({ partnerId, size: MANY });
      if (!page.ok) throw new Error(page.error.kind);
      return { amounts: page.value.list.map(({ amount }) => amount), queries: spied.ran() - before };
    };
    const [few, many] = [await look('few'), await look('many')];
    expect(few.amounts).toEqual([1]);
    expect(many.amounts).toEqual(Array.from({ length: MANY }, (_, at) => MANY - at));
    expect(many.queries).toBe(few.queries);
    await dispose();
  },
);
