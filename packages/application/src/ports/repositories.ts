import type { AccountSync } from './account-sync.js';
import type { AvatarFiles } from './avatar-files.js';
import type { Coupons } from './coupons.js';
import type { CourseRepository } from './course-repository.js';
import type { EntityReader } from './entity-reader.js';
import type { LoginAttempts } from './login-attempts.js';
import type { MemberRepository } from './member-repository.js';
import type { OrderRepository } from './order-repository.js';
import type { ProductRepository } from './product-repository.js';
import type { ProgressRepository } from './progress-repository.js';
import type { SessionRepository } from './session-repository.js';
import type { Oddities } from './oddities.js';
import type { PaymentAttempts } from './payment-attempts.js';
import type { Refunds } from './refunds.js';
import type { ShopOrders } from './shop-orders.js';
import type { SmsCodes } from './sms-codes.js';
import type { WelcomeRecords } from './welcome-records.js';

/** Every repository port, over one store. */
export interface Repositories {
  readonly members: MemberRepository;
  readonly sessions: SessionRepository;
  readonly loginAttempts: LoginAttempts;
  readonly entities: EntityReader;
  readonly orders: OrderRepository;
  readonly products: ProductRepository;
  readonly shopOrders: ShopOrders;
  readonly paymentAttempts: PaymentAttempts;
  readonly refunds: Refunds;
  readonly oddities: Oddities;
  readonly coupons: Coupons;
  readonly courses: CourseRepository;
  readonly progress: ProgressRepository;
  readonly smsCodes: SmsCodes;
  readonly welcomes: WelcomeRecords;
  readonly avatarFiles: AvatarFiles;
  readonly accountSync: AccountSync;
}
