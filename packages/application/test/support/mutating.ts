import type { Application } from '../../src/index.js';
import type { CommonMutationPort } from '../../src/common-mutation/index.js';
import { addMembers, MING, sampleOrder, sampleProduct, type Fakes } from '../../src/testing/index.js';
import { loggedIn, world } from './browser.js';

const ADMIN = { id: 'u-admin', mobile: '13900000001', userName: 'admin' };
const TEACHER = { id: 'u-teacher', mobile: '13900000003', userName: 'zhujiao' };
/** The classes that can be written. */
export const USER = { modelClassName: 'User' };
export const PRODUCT = { modelClassName: 'YkdProduct' };
/** A product without an id. */
export const NEW_PRODUCT = { name: '新课程', categoryId: 'c-1', amount: 19_900 };

/** The generic writes for somebody, over two products of which one was ordered. */
export const as = async (
  account: string,
): Promise<{ fakes: Fakes; app: Application; port: CommonMutationPort }> => {
  const { fakes, app } = await world();
  await addMembers(fakes, [ADMIN], { role: 'superAdmin', grants: [] });
  await addMembers(fakes, [TEACHER], { role: 'teacher', grants: ['orders', 'contacts'] });
  await fakes.products.insert(sampleProduct('p-1', { name: '旧课程' }));
  await fakes.products.insert(sampleProduct('p-2'));
  await fakes.orders.insert(sampleOrder('o-1', { userId: MING.id, productId: 'p-2' }));
  return { fakes, app, port: app.commonMutation((await loggedIn(app, account)).context) };
};

export const FORBIDDEN = { ok: false, error: { kind: 'forbidden' } };
export const NOT_FOUND = { ok: false, error: { kind: 'entity-not-found' } };
/** The refusal of input for one field. */
export const refused = (field: string) => ({
  ok: false,
  error: { kind: 'invalid-input', issues: [{ field }] },
});
