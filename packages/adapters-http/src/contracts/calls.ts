import type { AnyCall } from './call.js';
import { commonQueryCalls } from './commonquery.js';
import { memberCalls } from './member.js';
import { projectUserCalls } from './projectuser.js';
import { studyCalls } from './study.js';

/** Every call of the wire. */
export const allCalls: readonly AnyCall[] = [
  memberCalls,
  commonQueryCalls,
  projectUserCalls,
  studyCalls,
].flatMap((area) => Object.values<AnyCall>(area));
