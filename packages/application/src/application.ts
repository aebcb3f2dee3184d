import type { ActivityPort } from './activity/port.js';
import { activityPort } from './activity/service.js';
import type { ChatPort } from './chat/port.js';
import { chatPort } from './chat/service.js';
import type { CommonQueryPort } from './common-query/port.js';
import { commonQueryPort } from './common-query/service.js';
import { memberPort } from './member/service.js';
import type { MemberPort } from './member/port.js';
import type { ProjectUserPort } from './project-user/port.js';
import { projectUserPort } from './project-user/service.js';
import type { AccountServices } from './ports/account-service.js';
import type { ChatRooms } from './ports/chat-rooms.js';
import type { Clock } from './ports/clock.js';
import type { FileStore } from './ports/file-store.js';
import type { Ids } from './ports/ids.js';
import type { Images } from './ports/images.js';
import type { OrderEvents } from './ports/order-events.js';
import type { PasswordHasher } from './ports/password-hasher.js';
import type { Repositories } from './ports/repositories.js';
import type { Schools } from './ports/schools.js';
import type { Secrets } from './ports/secrets.js';
import type { SessionTokens } from './ports/session-tokens.js';
import type { SmsSender } from './ports/sms-sender.js';
import type { AccountSyncPort } from './account-sync/port.js';
import { accountSyncPort } from './account-sync/service.js';
import type { AvatarPort } from './avatar/port.js';
import { avatarPort } from './avatar/service.js';
import type { CommonMutationPort } from './common-mutation/port.js';
import { commonMutationPort } from './common-mutation/service.js';
import type { CheckInPort } from './check-in/port.js';
import { checkInPort } from './check-in/service.js';
import type { ProductImagePort } from './product-image/port.js';
import { productImagePort } from './product-image/service.js';
import type { SchoolPort } from './school/port.js';
import { schoolPort } from './school/service.js';
import type { WeixinSettings } from './weixin/deps.js';
import type { WeixinPort } from './weixin/port.js';
import { weixinPort } from './weixin/service.js';
import type { WelcomePort } from './welcome/port.js';
import { welcomePort } from './welcome/service.js';
import type { NotePort } from './note/port.js';
import { notePort } from './note/service.js';
import type { PaymentNoticePort } from './payment/port.js';
import { paymentNoticePort } from './payment/service.js';
import type { PaymentSettings } from './payment/settings.js';
import type { CallerContext } from './shared/caller.js';
import type { ShopPort, ShopStaffPort } from './shop/port.js';
import { createRecentChecks } from './shop/recent-checks.js';
import { shopPort } from './shop/service.js';
import { shopStaffPort } from './shop/staff-service.js';
import type { SidebarPort } from './sidebar/port.js';
import { sidebarPort } from './sidebar/service.js';
import type { StudyPort } from './study/port.js';
import { studyPort } from './study/service.js';
import type { StudyTimePort } from './study-time/port.js';
import { studyTimePort } from './study-time/service.js';

/** The outbound ports that the use cases stand on. */
export interface ApplicationDeps extends Repositories {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly passwordHasher: PasswordHasher;
  readonly sessionTokens: SessionTokens;
  readonly images: Images;
  readonly files: FileStore;
  readonly schools: Schools;
  readonly secrets: Secrets;
  readonly smsSender: SmsSender;
  readonly weixin: WeixinSettings;
  /** Where members get accounts; what is not set up is not shown to them either. */
  readonly accountServices: AccountServices;
  readonly orderEvents: OrderEvents;
  readonly payment: PaymentSettings;
  readonly chatRooms: ChatRooms;
  /** The mobiles that always see the three employment classes; they never leave the server. */
  readonly learnAllowList: readonly string[];
}

/** The inbound ports, each bound to a caller. Over HTTP the client package offers the same ports for the browser's caller. */
export interface Application {
  member(context: CallerContext): MemberPort;
  commonQuery(context: CallerContext): CommonQueryPort;
  projectUser(context: CallerContext): ProjectUserPort;
  study(context: CallerContext): StudyPort;
  studyTime(context: CallerContext): StudyTimePort;
  note(context: CallerContext): NotePort;
  welcome(context: CallerContext): WelcomePort;
  avatar(context: CallerContext): AvatarPort;
  school(context: CallerContext): SchoolPort;
  weixin(context: CallerContext): WeixinPort;
  accountSync(context: CallerContext): AccountSyncPort;
  commonMutation(context: CallerContext): CommonMutationPort;
  productImage(context: CallerContext): ProductImagePort;
  shop(context: CallerContext): ShopPort;
  shopStaff(context: CallerContext): ShopStaffPort;
  paymentNotice(context: CallerContext): PaymentNoticePort;
  activity(context: CallerContext): ActivityPort;
  sidebar(context: CallerContext): SidebarPort;
  chat(context: CallerContext): ChatPort;
  checkIn(context: CallerContext): CheckInPort;
}

/** Wires the use cases to their outbound ports. */
export const createApplication = (deps: ApplicationDeps): Application => {
  const shop = { ...deps, recentChecks: createRecentChecks() };
  return {
    member: (context) => memberPort(deps, context),
    commonQuery: (context) => commonQueryPort(deps, context),
    projectUser: (context) => projectUserPort(deps, context),
    study: (context) => studyPort(deps, context),
    studyTime: (context) => studyTimePort(deps, context),
    note: (context) => notePort(deps, context),
    welcome: (context) => welcomePort(deps, context),
    avatar: (context) => avatarPort(deps, context),
    school: () => schoolPort(deps),
    weixin: (context) => weixinPort(deps, context),
    accountSync: (context) => accountSyncPort(deps, context),
    commonMutation: (context) => commonMutationPort(deps, context),
    productImage: (context) => productImagePort(deps, context),
    shop: (context) => shopPort(shop, context),
    shopStaff: (context) => shopStaffPort(shop, context),
    paymentNotice: () => paymentNoticePort(deps),
    activity: (context) => activityPort(deps, context),
    sidebar: (context) => sidebarPort(deps, context),
    chat: (context) => chatPort(deps, context),
    checkIn: (context) => checkInPort(deps, context),
  };
};
