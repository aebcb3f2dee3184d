import { describe } from 'vitest';
import type { AreaName } from '../../areas.js';
import { accountSyncSuite } from './account-sync.js';
import { activitySuite } from './activity.js';
import { avatarSuite } from './avatar.js';
import { chatSuite } from './chat.js';
import { checkInSuite } from './check-in.js';
import { commonMutationSuite } from './common-mutation.js';
import { commonQuerySuite } from './common-query.js';
import { memberSuite } from './member.js';
import { memberSmsSuite } from './member-sms.js';
import { noteSuite } from './note.js';
import { paymentNoticeSuite } from './payment-notice.js';
import { productImageSuite } from './product-image.js';
import { projectUserSuite } from './project-user.js';
import { schoolSuite } from './school.js';
import { shopSuite } from './shop.js';
import { shopStaffSuite } from './shop-staff.js';
import { sidebarSuite } from './sidebar.js';
import { studySuite } from './study.js';
import { studyTimeSuite } from './study-time.js';
import { updateProfileSuite } from './update-profile.js';
import { weixinSuite } from './weixin.js';
import { welcomeSuite } from './welcome.js';
import { useWorld, type MakeWorld, type WorldOf } from './world.js';

type Suite = (world: WorldOf) => void;

/** What each area does: one without a suite does not compile. */
const SUITES: Readonly<Record<AreaName, Suite | readonly Suite[]>> = {
  accountSync: accountSyncSuite,
  activity: activitySuite,
  avatar: avatarSuite,
  chat: chatSuite,
  checkIn: checkInSuite,
  commonMutation: commonMutationSuite,
  commonQuery: commonQuerySuite,
  member: [memberSuite, memberSmsSuite, updateProfileSuite],
  note: noteSuite,
  paymentNotice: paymentNoticeSuite,
  productImage: productImageSuite,
  projectUser: projectUserSuite,
  school: schoolSuite,
  shop: shopSuite,
  shopStaff: shopStaffSuite,
  sidebar: sidebarSuite,
  study: studySuite,
  studyTime: studyTimeSuite,
  weixin: weixinSuite,
  welcome: welcomeSuite,
};

/** What every implementation of the inbound ports does, tried on worlds that `makeWorld` makes: a fresh one for each test. */
export const portSuites = (name: string, makeWorld: MakeWorld): void => {
  describe(`the inbound ports, ${name}`, () => {
    const world = useWorld(makeWorld);
    for (const suite of Object.values(SUITES).flat()) suite(world);
  });
};
