import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import { members } from './0001-members.js';
import { shop } from './0002-shop.js';
import { learning } from './0003-learning.js';
import { memberWays } from './0004-member-ways.js';
import { accountPictures } from './0005-account-pictures.js';
import { smsCodeAddresses } from './0006-sms-code-addresses.js';
import { shopOrders } from './0007-shop-orders.js';
import { productImages } from './0008-product-images.js';
import { overdueClaims } from './0009-overdue-claims.js';
import { outsideRefunds } from './0010-outside-refunds.js';
import { activitiesAndTags } from './0011-activities-and-tags.js';
import { checkIns } from './0012-check-ins.js';
import { studyLogs } from './0013-study-logs.js';
import { notes } from './0014-notes.js';
import { exercises } from './0015-exercises.js';

/** All migrations by name, in the order in which they run. A migration that was released is never changed. */
export const migrations = (traits: DialectTraits): Record<string, Migration> => ({
  '0001-members': members(traits),
  '0002-shop': shop(traits),
  '0003-learning': learning(traits),
  '0004-member-ways': memberWays(traits),
  '0005-account-pictures': accountPictures(),
  '0006-sms-code-addresses': smsCodeAddresses(traits),
  '0007-shop-orders': shopOrders(traits),
  '0008-product-images': productImages(traits),
  '0009-overdue-claims': overdueClaims(),
  '0010-outside-refunds': outsideRefunds(traits),
  '0011-activities-and-tags': activitiesAndTags(traits),
  '0012-check-ins': checkIns(traits),
  '0013-study-logs': studyLogs(traits),
  '0014-notes': notes(traits),
  '0015-exercises': exercises(traits),
});
