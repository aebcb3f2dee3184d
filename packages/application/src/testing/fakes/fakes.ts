import type { ApplicationDeps } from '../../application-deps.js';
import type { FakeAccountService } from './account-services.js';
import type { FakeAuditLog } from './audit-log.js';
import type { FakeAvatarFiles } from './avatar-files.js';
import type { FakeCheckIns } from './check-ins.js';
import type { FakeChatRooms } from './chat-rooms.js';
import type { FakeClock } from './clock.js';
import type { FakeFileStore } from './file-store.js';
import type { FakeMembers } from './members.js';
import type { FakeOwnedPictures } from './owned-pictures.js';
import type { FakeOrders } from './orders.js';
import type { PaymentSettings } from '../../payment/settings.js';
import type { FakePaymentProvider } from './payment-provider.js';
import type { FakeProducts } from './products.js';
import type { FakeWorld } from './world.js';
import type { FakeReportPictures } from './report-pictures.js';
import type { FakeSecurityLog } from './security-log.js';
import type { FakeSmsSender } from './sms-sender.js';
import type { FakeWeixin } from './weixin.js';

/** Every outbound port in memory; what a use case needs and what a test looks into. */
export interface Fakes extends ApplicationDeps {
  readonly clock: FakeClock;
  readonly members: FakeMembers;
  readonly orders: FakeOrders;
  readonly products: FakeProducts;
  /** What is stored of products, orders and money. */
  readonly shop: FakeWorld;
  readonly payment: PaymentSettings & { readonly provider: FakePaymentProvider };
  readonly accountServices: { readonly chat: FakeAccountService; readonly 'code-host': FakeAccountService };
  readonly avatarFiles: FakeAvatarFiles;
  readonly checkIns: FakeCheckIns['checkIns'];
  readonly checkInPictures: FakeCheckIns['checkInPictures'];
  readonly receiptPictures: FakeOwnedPictures;
  readonly invoiceFiles: FakeOwnedPictures;
  readonly files: FakeFileStore;
  readonly securityLog: FakeSecurityLog;
  readonly auditLog: FakeAuditLog;
  readonly reportPictures: FakeReportPictures;
  readonly smsSender: FakeSmsSender;
  readonly chatRooms: FakeChatRooms;
  readonly weixin: FakeWeixin;
}
