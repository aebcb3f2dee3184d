import type { ApplicationDeps } from '../../application-deps.js';
import { PAYMENT_NOTICE_PATH } from '../../payment/port.js';
import { fakeAccountService, type FakeAccountService } from './account-services.js';
import { fakeAccountSync } from './account-sync.js';
import { fakeActivityPeriods, type FakeActivityPeriods } from './activity-periods.js';
import { fakeAvatarFiles, type FakeAvatarFiles } from './avatar-files.js';
import { TEST_ORIGIN } from './browser.js';
import { fakeCheckIns, type FakeCheckIns } from './check-ins.js';
import { fakeChatRooms, type FakeChatRooms } from './chat-rooms.js';
import { fakeClock, type FakeClock } from './clock.js';
import { fakeCoupons } from './coupons.js';
import { fakeCourses } from './courses.js';
import { fakeEntities } from './entity-reader.js';
import { fakeFileStore, type FakeFileStore } from './file-store.js';
import { fakeIds } from './ids.js';
import { fakeImages } from './images.js';
import { fakeLoginAttempts } from './login-attempts.js';
import { fakeMembers, type FakeMembers } from './members.js';
import { fakeNotes } from './notes.js';
import { fakeOddities } from './oddities.js';
import { fakeOrderEvents } from './order-events.js';
import { fakeOrders, type FakeOrders } from './orders.js';
import { fakePasswordHasher } from './password-hasher.js';
import { fakePaymentAttempts } from './payment-attempts.js';
import { fakePaymentProvider, type FakePaymentProvider } from './payment-provider.js';
import { fakeProducts, type FakeProducts } from './products.js';
import { fakeProgress } from './progress.js';
import { fakeRefunds } from './refunds.js';
import { fakeSchools } from './schools.js';
import { fakeSecrets } from './secrets.js';
import { fakeSessionTokens } from './session-tokens.js';
import { fakeSessions } from './sessions.js';
import { fakeShopOrders } from './shop-orders.js';
import type { ShopWorld } from './shop-world.js';
import { fakeSmsCodes } from './sms-codes.js';
import { fakeSmsSender, type FakeSmsSender } from './sms-sender.js';
import { fakeStudentTags } from './student-tags.js';
import { fakeStudyLogs } from './study-logs.js';
import { createAlone } from './alone.js';
import { fakeUnitOfWork } from './unit-of-work.js';
import { fakeWeixin, type FakeWeixin } from './weixin.js';
import { fakeWelcomeRecords } from './welcome-records.js';
import { createWorld } from './world.js';

/** Every outbound port in memory; what a use case needs and what a test looks into. */
export interface Fakes extends ApplicationDeps {
  readonly clock: FakeClock;
  readonly members: FakeMembers;
  readonly orders: FakeOrders;
  readonly products: FakeProducts;
  /** What is stored of products, orders and money. */
  readonly shop: ShopWorld;
  readonly payment: { readonly provider: FakePaymentProvider; readonly notifyUrl: string };
  readonly accountServices: { readonly chat: FakeAccountService; readonly 'code-host': FakeAccountService };
  readonly avatarFiles: FakeAvatarFiles;
  readonly activityPeriods: FakeActivityPeriods;
  readonly checkIns: FakeCheckIns['checkIns'];
  readonly checkInPictures: FakeCheckIns['checkInPictures'];
  readonly files: FakeFileStore;
  readonly smsSender: FakeSmsSender;
  readonly chatRooms: FakeChatRooms;
  readonly weixin: FakeWeixin;
}

/** A fresh set of fakes that work together. `start`: what the clock shows, epoch ms. */
export const createFakes = (start?: number): Fakes => {
  const accountSync = fakeAccountSync();
  const world = createWorld();
  const alone = createAlone();
  const members = fakeMembers(world, alone, {
    hasPicture: (userId, name) => avatarFiles.stored.get(name)?.userId === userId,
    wish: accountSync.wish,
  });
  const avatarFiles = fakeAvatarFiles(members);
  const clock = fakeClock(start);
  return {
    clock,
    ids: fakeIds(),
    passwordHasher: fakePasswordHasher(),
    sessionTokens: fakeSessionTokens(),
    secrets: fakeSecrets(),
    smsSender: fakeSmsSender(),
    smsCodes: fakeSmsCodes(),
    members,
    sessions: fakeSessions(world, alone),
    accountSync,
    accountServices: { chat: fakeAccountService(60_000), 'code-host': fakeAccountService() },
    loginAttempts: fakeLoginAttempts(),
    shop: world,
    entities: fakeEntities(world),
    orders: fakeOrders(world),
    products: fakeProducts(world, alone),
    unitOfWork: fakeUnitOfWork(world, alone),
    shopOrders: fakeShopOrders(world, alone),
    paymentAttempts: fakePaymentAttempts(world, alone),
    refunds: fakeRefunds(world, alone),
    oddities: fakeOddities(world, alone),
    coupons: fakeCoupons(world, alone),
    orderEvents: fakeOrderEvents(),
    payment: { provider: fakePaymentProvider(clock), notifyUrl: `${TEST_ORIGIN}${PAYMENT_NOTICE_PATH}` },
    courses: fakeCourses(),
    studyLogs: fakeStudyLogs(world),
    notes: fakeNotes(world),
    progress: fakeProgress(),
    welcomes: fakeWelcomeRecords(),
    avatarFiles,
    activityPeriods: fakeActivityPeriods(),
    ...fakeCheckIns(),
    files: fakeFileStore(),
    images: fakeImages(),
    schools: fakeSchools(),
    weixin: fakeWeixin(),
    studentTags: fakeStudentTags(),
    chatRooms: fakeChatRooms(),
    learnAllowList: [],
  };
};
