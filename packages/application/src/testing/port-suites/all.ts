import { describe } from 'vitest';
import type { AreaName } from '../../areas.js';
import { accountSyncSuite, accountSyncTries } from './account-sync.js';
import { activitySuite, activityTries } from './activity.js';
import { avatarSuite, avatarTries } from './avatar.js';
import { chatSuite, chatTries } from './chat.js';
import { checkInSuite, checkInTries } from './check-in.js';
import { commonMutationSuite, commonMutationTries } from './common-mutation.js';
import { commonQuerySuite, commonQueryTries } from './common-query.js';
import { memberSuite, memberTries } from './member.js';
import { memberSmsSuite } from './member-sms.js';
import { noteSuite, noteTries } from './note.js';
import { paymentNoticeSuite, paymentNoticeTries } from './payment-notice.js';
import { productImageSuite, productImageTries } from './product-image.js';
import { projectUserSuite, projectUserTries } from './project-user.js';
import { schoolSuite, schoolTries } from './school.js';
import { shopSuite, shopTries } from './shop.js';
import { shopStaffSuite, shopStaffTries } from './shop-staff.js';
import { sidebarSuite, sidebarTries } from './sidebar.js';
import { studySuite, studyTries } from './study.js';
import { studyTimeSuite, studyTimeTries } from './study-time.js';
import { updateProfileSuite } from './update-profile.js';
import { weixinSuite, weixinTries } from './weixin.js';
import { welcomeSuite, welcomeTries } from './welcome.js';
import type { Tries } from './tries.js';
import { useWorld, type MakeWorld, type WorldOf } from './world.js';

type Suite = (world: WorldOf) => void;

/** What is tried of each area: what it does, and a way to make each of its calls. One without does not compile. */
export const AREA_TESTS: {
  readonly [A in AreaName]: { readonly suites: readonly Suite[]; readonly tries: Tries<A> };
} = {
  accountSync: { suites: [accountSyncSuite], tries: accountSyncTries },
  activity: { suites: [activitySuite], tries: activityTries },
  avatar: { suites: [avatarSuite], tries: avatarTries },
  chat: { suites: [chatSuite], tries: chatTries },
  checkIn: { suites: [checkInSuite], tries: checkInTries },
  commonMutation: { suites: [commonMutationSuite], tries: commonMutationTries },
  commonQuery: { suites: [commonQuerySuite], tries: commonQueryTries },
  member: { suites: [memberSuite, memberSmsSuite, updateProfileSuite], tries: memberTries },
  note: { suites: [noteSuite], tries: noteTries },
  paymentNotice: { suites: [paymentNoticeSuite], tries: paymentNoticeTries },
  productImage: { suites: [productImageSuite], tries: productImageTries },
  projectUser: { suites: [projectUserSuite], tries: projectUserTries },
  school: { suites: [schoolSuite], tries: schoolTries },
  shop: { suites: [shopSuite], tries: shopTries },
  shopStaff: { suites: [shopStaffSuite], tries: shopStaffTries },
  sidebar: { suites: [sidebarSuite], tries: sidebarTries },
  study: { suites: [studySuite], tries: studyTries },
  studyTime: { suites: [studyTimeSuite], tries: studyTimeTries },
  weixin: { suites: [weixinSuite], tries: weixinTries },
  welcome: { suites: [welcomeSuite], tries: welcomeTries },
};

/** What every implementation of the inbound ports does, tried on worlds that `makeWorld` makes: a fresh one for each test. */
export const portSuites = (name: string, makeWorld: MakeWorld): void => {
  describe(`the inbound ports, ${name}`, () => {
    const world = useWorld(makeWorld);
    for (const { suites } of Object.values(AREA_TESTS)) for (const suite of suites) suite(world);
  });
};
