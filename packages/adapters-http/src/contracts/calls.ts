import { accountSyncCalls } from './account-sync.js';
import { activityCalls } from './activity.js';
import { avatarCalls } from './avatar.js';
import type { AnyCall } from './call.js';
import { checkInCalls } from './check-in.js';
import { chatCalls } from './chat.js';
import { commonMutationCalls } from './common-mutation.js';
import { commonQueryCalls } from './common-query.js';
import { memberCalls } from './member.js';
import { noteCalls } from './note.js';
import { productImageCalls } from './product-image.js';
import { projectUserCalls } from './project-user.js';
import { schoolCalls } from './school.js';
import { shopCalls, shopStaffCalls } from './shop.js';
import { sidebarCalls } from './sidebar.js';
import { studyCalls } from './study.js';
import { studyTimeCalls } from './study-time.js';
import { weixinCalls } from './weixin.js';
import { welcomeCalls } from './welcome.js';

/** Every call of the wire. */
export const allCalls: readonly AnyCall[] = [
  memberCalls,
  commonQueryCalls,
  projectUserCalls,
  studyCalls,
  studyTimeCalls,
  noteCalls,
  welcomeCalls,
  avatarCalls,
  schoolCalls,
  accountSyncCalls,
  commonMutationCalls,
  weixinCalls,
  shopCalls,
  shopStaffCalls,
  productImageCalls,
  activityCalls,
  sidebarCalls,
  chatCalls,
  checkInCalls,
].flatMap((area) => Object.values<AnyCall>(area));
