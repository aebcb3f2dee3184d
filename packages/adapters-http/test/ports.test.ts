import { describe } from 'vitest';
import { accountSyncSuite } from './port-suites/account-sync.js';
import { activitySuite } from './port-suites/activity.js';
import { avatarSuite } from './port-suites/avatar.js';
import { checkInSuite } from './port-suites/checkin.js';
import { chatSuite } from './port-suites/chat.js';
import { commonMutationSuite } from './port-suites/commonmutation.js';
import { commonQuerySuite } from './port-suites/commonquery.js';
import { memberSuite } from './port-suites/member.js';
import { memberSmsSuite } from './port-suites/member-sms.js';
import { noteSuite } from './port-suites/note.js';
import { paymentNoticeSuite } from './port-suites/payment-notice.js';
import { productImageSuite } from './port-suites/product-image.js';
import { projectUserSuite } from './port-suites/projectuser.js';
import { schoolSuite } from './port-suites/school.js';
import { shopSuite } from './port-suites/shop.js';
import { shopStaffSuite } from './port-suites/shop-staff.js';
import { sidebarSuite } from './port-suites/sidebar.js';
import { studySuite } from './port-suites/study.js';
import { studyTimeSuite } from './port-suites/study-time.js';
import { weixinSuite } from './port-suites/weixin.js';
import { welcomeSuite } from './port-suites/welcome.js';
import { updateProfileSuite } from './port-suites/update-profile.js';
import { inProcess, overHttp } from './support/world.js';

describe.each([
  ['the use cases in process', inProcess],
  ['clients and routes over a socket', overHttp],
])('%s', (_name, makeWorld) => {
  memberSuite(makeWorld);
  memberSmsSuite(makeWorld);
  updateProfileSuite(makeWorld);
  commonQuerySuite(makeWorld);
  commonMutationSuite(makeWorld);
  projectUserSuite(makeWorld);
  studySuite(makeWorld);
  studyTimeSuite(makeWorld);
  noteSuite(makeWorld);
  welcomeSuite(makeWorld);
  accountSyncSuite(makeWorld);
  avatarSuite(makeWorld);
  productImageSuite(makeWorld);
  schoolSuite(makeWorld);
  weixinSuite(makeWorld);
  shopSuite(makeWorld);
  shopStaffSuite(makeWorld);
  paymentNoticeSuite(makeWorld);
  activitySuite(makeWorld);
  sidebarSuite(makeWorld);
  chatSuite(makeWorld);
  checkInSuite(makeWorld);
});
