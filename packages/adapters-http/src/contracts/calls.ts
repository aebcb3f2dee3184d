import { accountSyncCalls } from './account-sync.js';
import { avatarCalls } from './avatar.js';
import type { AnyCall } from './call.js';
import { commonMutationCalls } from './commonmutation.js';
import { commonQueryCalls } from './commonquery.js';
import { memberCalls } from './member.js';
import { productImageCalls } from './product-image.js';
import { projectUserCalls } from './projectuser.js';
import { schoolCalls } from './school.js';
import { shopCalls, shopStaffCalls } from './shop.js';
import { studyCalls } from './study.js';
import { weixinCalls } from './weixin.js';
import { welcomeCalls } from './welcome.js';

/** Every call of the wire. */
export const allCalls: readonly AnyCall[] = [
  memberCalls,
  commonQueryCalls,
  projectUserCalls,
  studyCalls,
  welcomeCalls,
  avatarCalls,
  schoolCalls,
  accountSyncCalls,
  commonMutationCalls,
  weixinCalls,
  shopCalls,
  shopStaffCalls,
  productImageCalls,
].flatMap((area) => Object.values<AnyCall>(area));
