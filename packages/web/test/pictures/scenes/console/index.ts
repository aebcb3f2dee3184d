import type { Scene } from '../../scene.js';
import type { PictureWindow } from '../../windows.js';
import { activityScenes } from './activities.js';
import { assistantScenes } from './assistants.js';
import { checkInScenes } from './check-ins.js';
import { classScenes } from './classes.js';
import { couponBatchScenes } from './coupons.js';
import { courseScenes } from './courses.js';
import { frameScenes } from './frame.js';
import { invoiceScenes } from './invoices.js';
import { messageScenes } from './messages.js';
import { orderScenes } from './orders.js';
import { partnerConsoleScenes } from './partners.js';
import { payoutScenes } from './payouts.js';
import { peopleScenes } from './people.js';
import { performanceScenes } from './performance.js';
import { productScenes } from './products.js';
import { queueScenes } from './queue.js';
import { rosterScenes } from './rosters.js';
import { shiftScenes } from './shifts.js';
import { studentScenes } from './student.js';
import { studentListScenes } from './students.js';
import { systemScenes } from './system.js';
import { twoFactorScenes } from './two-factor.js';

/** The console is worked with on wide screens, too. */
const WINDOWS: readonly PictureWindow[] = ['desktop', 'wide', 'phone'];

/** The console of staff. */
export const consoleScenes: readonly Scene[] = [
  ...frameScenes,
  ...queueScenes,
  ...studentListScenes,
  ...studentScenes,
  ...classScenes,
  ...activityScenes,
  ...checkInScenes,
  ...rosterScenes,
  ...shiftScenes,
  ...peopleScenes,
  ...orderScenes,
  ...invoiceScenes,
  ...partnerConsoleScenes,
  ...payoutScenes,
  ...performanceScenes,
  ...assistantScenes,
  ...messageScenes,
  ...productScenes,
  ...systemScenes,
  ...twoFactorScenes,
  ...courseScenes,
  ...couponBatchScenes,
].map((scene) => ({ devices: WINDOWS, ...scene }));
