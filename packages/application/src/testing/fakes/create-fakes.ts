import type { ApplicationDeps } from '../../application.js';
import { fakeClock, type FakeClock } from './clock.js';
import { fakeCourses } from './courses.js';
import { fakeEntities } from './entity-reader.js';
import { fakeIds } from './ids.js';
import { fakeLoginAttempts } from './login-attempts.js';
import { fakeMembers, type FakeMembers } from './members.js';
import { fakeOrders, type FakeOrders } from './orders.js';
import { fakePasswordHasher } from './password-hasher.js';
import { fakeProducts, type FakeProducts } from './products.js';
import { fakeProgress } from './progress.js';
import { fakeSessionTokens } from './session-tokens.js';
import { fakeSessions } from './sessions.js';

/** Every outbound port in memory; what a use case needs and what a test looks into. */
export interface Fakes extends ApplicationDeps {
  readonly clock: FakeClock;
  readonly members: FakeMembers;
  readonly orders: FakeOrders;
  readonly products: FakeProducts;
}

/** A fresh set of fakes that work together. `start`: what the clock shows, epoch ms. */
export const createFakes = (start?: number): Fakes => {
  const members = fakeMembers();
  const orders = fakeOrders();
  const products = fakeProducts();
  return {
    clock: fakeClock(start),
    ids: fakeIds(),
    passwordHasher: fakePasswordHasher(),
    sessionTokens: fakeSessionTokens(),
    members,
    sessions: fakeSessions(members),
    loginAttempts: fakeLoginAttempts(),
    entities: fakeEntities(orders, products),
    orders,
    products,
    courses: fakeCourses(),
    progress: fakeProgress(),
  };
};
