import type { Repositories } from '@ykd/application';
import { accountSync } from './account-sync.js';
import { activityPeriods } from './activity-periods.js';
import { avatarFiles } from './avatar-files.js';
import { checkInPictures } from './check-in-pictures.js';
import { checkIns } from './check-ins.js';
import { courseRepository } from './course-repository.js';
import type { Database } from './database.js';
import { entityReader } from './entity-reader.js';
import { loginAttempts } from './login-attempts.js';
import { memberRepository } from './member-repository.js';
import { notes } from './notes.js';
import { orderRepository } from './order-repository.js';
import { productRepository } from './product-repository.js';
import { progressRepository } from './progress-repository.js';
import { sessionRepository } from './session-repository.js';
import { coupons, oddities, paymentAttempts, refunds, shopOrders } from './shop/index.js';
import { smsCodes } from './sms-codes.js';
import { studyLogs } from './study-logs.js';
import { studentTags } from './student-tags.js';
import { unitOfWork } from './unit-of-work.js';
import { welcomeRecords } from './welcome-records.js';

export const repositories = (database: Database): Repositories => ({
  unitOfWork: unitOfWork(database),
  members: memberRepository(database),
  sessions: sessionRepository(database),
  loginAttempts: loginAttempts(database),
  smsCodes: smsCodes(database),
  entities: entityReader(database),
  orders: orderRepository(database),
  products: productRepository(database),
  shopOrders: shopOrders(database),
  paymentAttempts: paymentAttempts(database),
  refunds: refunds(database),
  oddities: oddities(database),
  coupons: coupons(database),
  courses: courseRepository(database),
  progress: progressRepository(database),
  studyLogs: studyLogs(database),
  notes: notes(database),
  welcomes: welcomeRecords(database),
  avatarFiles: avatarFiles(database),
  checkIns: checkIns(database),
  checkInPictures: checkInPictures(database),
  activityPeriods: activityPeriods(database),
  studentTags: studentTags(database),
  accountSync: accountSync(database),
});
