import type { ApplicationDeps } from '../../application.js';
import { fakeAccountService, type FakeAccountService } from './account-services.js';
import { fakeAccountSync } from './account-sync.js';
import { fakeAvatarFiles, type FakeAvatarFiles } from './avatar-files.js';
import { fakeClock, type FakeClock } from './clock.js';
import { fakeCourses } from './courses.js';
import { fakeEntities } from './entity-reader.js';
import { fakeFileStore, type FakeFileStore } from './file-store.js';
import { fakeIds } from './ids.js';
import { fakeImages } from './images.js';
import { fakeLoginAttempts } from './login-attempts.js';
import { fakeMembers, type FakeMembers } from './members.js';
import { fakeOrders, type FakeOrders } from './orders.js';
import { fakePasswordHasher } from './password-hasher.js';
import { fakeProducts, type FakeProducts } from './products.js';
import { fakeProgress } from './progress.js';
import { fakeSchools } from './schools.js';
import { fakeSecrets } from './secrets.js';
import { fakeSessionTokens } from './session-tokens.js';
import { fakeSessions } from './sessions.js';
import { fakeSmsCodes } from './sms-codes.js';
import { fakeSmsSender, type FakeSmsSender } from './sms-sender.js';
import { fakeWeixin, type FakeWeixin } from './weixin.js';
import { fakeWelcomeRecords } from './welcome-records.js';

/** Every outbound port in memory; what a use case needs and what a test looks into. */
export interface Fakes extends ApplicationDeps {
  readonly clock: FakeClock;
  readonly members: FakeMembers;
  readonly orders: FakeOrders;
  readonly products: FakeProducts;
  readonly accountServices: { readonly chat: FakeAccountService; readonly 'code-host': FakeAccountService };
  readonly avatarFiles: FakeAvatarFiles;
  readonly files: FakeFileStore;
  readonly smsSender: FakeSmsSender;
  readonly weixin: FakeWeixin;
}

/** A fresh set of fakes that work together. `start`: what the clock shows, epoch ms. */
export const createFakes = (start?: number): Fakes => {
  const accountSync = fakeAccountSync();
  const members = fakeMembers({
    endSessions: (userId, keepId) => sessions.deleteOthers(userId, keepId ?? ''),
    hasSession: (userId, sessionId) => sessions.stored.get(sessionId)?.userId === userId,
    hasPicture: (userId, name) => avatarFiles.stored.get(name)?.userId === userId,
    wish: accountSync.wish,
  });
  const avatarFiles = fakeAvatarFiles(members);
  const sessions = fakeSessions(members);
  const orders = fakeOrders();
  const products = fakeProducts(orders);
  return {
    clock: fakeClock(start),
    ids: fakeIds(),
    passwordHasher: fakePasswordHasher(),
    sessionTokens: fakeSessionTokens(),
    secrets: fakeSecrets(),
    smsSender: fakeSmsSender(),
    smsCodes: fakeSmsCodes(),
    members,
    sessions,
    accountSync,
    accountServices: { chat: fakeAccountService(60_000), 'code-host': fakeAccountService() },
    loginAttempts: fakeLoginAttempts(),
    entities: fakeEntities(orders, products),
    orders,
    products,
    courses: fakeCourses(),
    progress: fakeProgress(),
    welcomes: fakeWelcomeRecords(),
    avatarFiles,
    files: fakeFileStore(),
    images: fakeImages(),
    schools: fakeSchools(),
    weixin: fakeWeixin(),
  };
};
