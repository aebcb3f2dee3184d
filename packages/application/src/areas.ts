import { accountSyncPort } from './account-sync/service.js';
import { activityPort } from './activity/service.js';
import { avatarPort } from './avatar/service.js';
import { chatPort } from './chat/service.js';
import { checkInPort } from './check-in/service.js';
import { commonMutationPort } from './common-mutation/service.js';
import { commonQueryPort } from './common-query/service.js';
import { memberPort } from './member/service.js';
import { notePort } from './note/service.js';
import { paymentNoticePort } from './payment/service.js';
import { productImagePort } from './product-image/service.js';
import { projectUserPort } from './project-user/service.js';
import { schoolPort } from './school/service.js';
import { shopPort } from './shop/service.js';
import { shopStaffPort } from './shop/staff-service.js';
import { sidebarPort } from './sidebar/service.js';
import { studyTimePort } from './study-time/service.js';
import { studyPort } from './study/service.js';
import { weixinPort } from './weixin/service.js';
import { welcomePort } from './welcome/service.js';
import { createRecentChecks } from './shop/recent-checks.js';
import type { ApplicationDeps } from './application-deps.js';
import type { CallerContext } from './shared/caller.js';

/** What the areas share beside the outbound ports. */
const sharedParts = () => ({ recentChecks: createRecentChecks() });

/** Every area, with what makes its inbound port for a caller: the one place where an area is entered. */
const AREAS = {
  accountSync: accountSyncPort,
  activity: activityPort,
  avatar: avatarPort,
  chat: chatPort,
  checkIn: checkInPort,
  commonMutation: commonMutationPort,
  commonQuery: commonQueryPort,
  member: memberPort,
  note: notePort,
  paymentNotice: paymentNoticePort,
  productImage: productImagePort,
  projectUser: projectUserPort,
  school: schoolPort,
  shop: shopPort,
  shopStaff: shopStaffPort,
  sidebar: sidebarPort,
  study: studyPort,
  studyTime: studyTimePort,
  weixin: weixinPort,
  welcome: welcomePort,
};

export type AreaName = keyof typeof AREAS;

/** All inbound ports, as one caller sees them. */
export type Ports = { readonly [A in AreaName]: ReturnType<(typeof AREAS)[A]> };

/** The inbound ports, each bound to a caller. Over HTTP the client package offers the same ports for the browser's caller. */
export type Application = { readonly [A in AreaName]: (context: CallerContext) => Ports[A] };

/** Something of each area, by its name. */
const byArea = <T extends Record<AreaName, unknown>>(of: (area: AreaName) => unknown): T =>
  Object.fromEntries((Object.keys(AREAS) as AreaName[]).map((area) => [area, of(area)])) as T;

/** Wires the use cases to their outbound ports. */
export const createApplication = (deps: ApplicationDeps): Application => {
  const areaDeps = { ...deps, ...sharedParts() };
  return byArea<Application>((area) => (context: CallerContext) => AREAS[area](areaDeps, context));
};

export const portsOf = (application: Application, context: CallerContext): Ports =>
  byArea<Ports>((area) => application[area](context));
