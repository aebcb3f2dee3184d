import type { Repositories } from '../../application-deps.js';
import { accountSyncContract } from './account-sync.js';
import { activityPeriodsContract } from './activity-periods.js';
import { avatarFilesContract } from './avatar-files.js';
import { checkInPicturesContract } from './check-in-pictures.js';
import { checkInsContract } from './check-ins.js';
import { couponsContract } from './coupons.js';
import { courseRepositoryContract } from './courses.js';
import { entityReaderContract } from './entities.js';
import { loginAttemptsContract } from './login-attempts.js';
import { memberWaysContract } from './member-ways.js';
import { memberWeixinContract } from './member-weixin.js';
import { memberWishesContract } from './member-wishes.js';
import { memberRepositoryContract } from './members.js';
import { notesContract } from './notes.js';
import { odditiesContract } from './oddities.js';
import { orderRepositoryContract } from './orders.js';
import { paymentAttemptsContract } from './payment-attempts.js';
import { productRepositoryContract } from './products.js';
import { progressRepositoryContract } from './progress.js';
import { refundsContract } from './refunds.js';
import { sessionLimitContract } from './session-limit.js';
import { sessionRepositoryContract } from './sessions.js';
import { shopClosingContract } from './shop-closing.js';
import { shopLedgerContract } from './shop-ledger.js';
import { shopPaymentsContract } from './shop-payments.js';
import { shopPlacingContract } from './shop-placing.js';
import { shopRacesContract } from './shop-races.js';
import { shopReadingContract } from './shop-reading.js';
import { shopRefundListContract } from './shop-refund-list.js';
import { shopRefundsContract } from './shop-refunds.js';
import { smsCodesContract } from './sms-codes.js';
import { studentTagsContract } from './student-tags.js';
import { studyLogsContract } from './study-logs.js';
import type { MakeSubject } from './subject.js';
import { syncEndsContract } from './sync-ends.js';
import { unitOfWorkContract } from './unit-of-work.js';
import { welcomeRecordsContract } from './welcome-records.js';

/** Runs the contract of every repository port on what `make` makes. */
export const repositoryContracts = (name: string, make: MakeSubject<Repositories>): void => {
  const of =
    <T>(pick: (all: Repositories) => T): MakeSubject<T> =>
    async () => {
      const made = await make();
      return { subject: pick(made.subject), dispose: async () => made.dispose?.() };
    };
  memberRepositoryContract(
    name,
    of((all) => all.members),
  );
  memberWaysContract(
    name,
    of((all) => all.members),
  );
  memberWeixinContract(
    name,
    of((all) => all),
  );
  sessionRepositoryContract(
    name,
    of((all) => all),
  );
  sessionLimitContract(
    name,
    of((all) => all),
  );
  smsCodesContract(
    name,
    of((all) => all.smsCodes),
  );
  loginAttemptsContract(
    name,
    of((all) => all.loginAttempts),
  );
  entityReaderContract(
    name,
    of((all) => all),
  );
  orderRepositoryContract(
    name,
    of((all) => all.orders),
  );
  courseRepositoryContract(
    name,
    of((all) => all.courses),
  );
  progressRepositoryContract(
    name,
    of((all) => all.progress),
  );
  studyLogsContract(
    name,
    of((all) => all),
  );
  notesContract(
    name,
    of((all) => all),
  );
  welcomeRecordsContract(
    name,
    of((all) => all),
  );
  avatarFilesContract(
    name,
    of((all) => all),
  );
  checkInsContract(
    name,
    of((all) => all),
  );
  checkInPicturesContract(
    name,
    of((all) => all),
  );
  accountSyncContract(
    name,
    of((all) => all),
  );
  syncEndsContract(
    name,
    of((all) => all),
  );
  memberWishesContract(
    name,
    of((all) => all),
  );
  productRepositoryContract(
    name,
    of((all) => all),
  );
  for (const contract of [
    shopReadingContract,
    shopPlacingContract,
    shopClosingContract,
    shopPaymentsContract,
    shopRefundListContract,
    shopRefundsContract,
    shopRacesContract,
    shopLedgerContract,
    paymentAttemptsContract,
    refundsContract,
    couponsContract,
    unitOfWorkContract,
  ]) {
    contract(
      name,
      of((all) => all),
    );
  }
  activityPeriodsContract(
    name,
    of((all) => all.activityPeriods),
  );
  studentTagsContract(
    name,
    of((all) => all.studentTags),
  );
  odditiesContract(
    name,
    of((all) => all.oddities),
  );
};
