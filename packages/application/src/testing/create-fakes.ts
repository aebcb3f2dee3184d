import { DEFAULT_COMMISSION } from '../commission/settings.js';
import { PAYMENT_NOTICE_PATH } from '../payment/port.js';
import { DEFAULT_REPORT_PICTURE_RULES } from '../report-picture/port.js';
import { DEFAULT_SESSION_RULES } from '../shared/session-rules.js';
import { DEFAULT_SMS_RULES } from '../shared/sms-rules.js';
import { createRosterProgress } from '../roster/progress.js';
import { fakeAccountService } from './fakes/account-services.js';
import { TEST_ORIGIN } from './fakes/browser.js';
import { fakeChatRooms } from './fakes/chat-rooms.js';
import { fakeCourseArchives } from './fakes/course-archives.js';
import { fakeClock } from './fakes/clock.js';
import { fakeFileStore } from './fakes/file-store.js';
import { fakeIds } from './fakes/ids.js';
import { fakeImages } from './fakes/images.js';
import { fakeOrderEvents } from './fakes/order-events.js';
import { fakePasswordHasher } from './fakes/password-hasher.js';
import { COMMON_PASSWORD } from './fakes/people.js';
import { fakePdfs } from './fakes/pdfs.js';
import { fakePaymentProvider } from './fakes/payment-provider.js';
import { fakeRosterFiles } from './fakes/roster-files.js';
import { fakeReportPictures } from './fakes/report-pictures.js';
import { fakeSchools } from './fakes/schools.js';
import { fakeTotp } from './fakes/second-factors.js';
import { fakeSecrets } from './fakes/secrets.js';
import { fakeSessionTokens } from './fakes/session-tokens.js';
import { fakeSpelling } from './fakes/spelling.js';
import { fakeSmsSender } from './fakes/sms-sender.js';
import { fakeWeixin } from './fakes/weixin.js';
import type { Fakes } from './fakes/fakes.js';
import { createFakeParts, type FakeParts } from './fakes/parts.js';
import { REPOSITORIES } from './registry.js';

type FakeRepositories = {
  readonly [K in keyof typeof REPOSITORIES]: ReturnType<(typeof REPOSITORIES)[K]['fake']>;
};

/** The fakes of the repositories over their parts. */
const fakeRepositories = (parts: FakeParts): FakeRepositories =>
  Object.fromEntries(
    Object.entries(REPOSITORIES).map(([name, { fake }]) => [name, fake(parts)]),
  ) as FakeRepositories;

/** A fresh set of fakes that work together. `start`: what the clock shows, epoch ms. */
export const createFakes = (start?: number): Fakes => {
  const parts = createFakeParts();
  const clock = fakeClock(start);
  return {
    ...fakeRepositories(parts),
    clock,
    ids: fakeIds(),
    passwordHasher: fakePasswordHasher(),
    commonPasswords: { has: async (password) => password.toLowerCase() === COMMON_PASSWORD },
    sessionTokens: fakeSessionTokens(),
    sessionRules: DEFAULT_SESSION_RULES,
    secondFactorRule: 'optional',
    totp: fakeTotp(),
    secrets: fakeSecrets(),
    reportPictureRules: DEFAULT_REPORT_PICTURE_RULES,
    reportPictures: fakeReportPictures(),
    smsSender: fakeSmsSender(),
    smsRules: DEFAULT_SMS_RULES,
    humanCheck: undefined,
    accountServices: { chat: fakeAccountService(60_000), 'code-host': fakeAccountService() },
    orderEvents: fakeOrderEvents(),
    payment: {
      provider: fakePaymentProvider(clock),
      notifyUrl: `${TEST_ORIGIN}${PAYMENT_NOTICE_PATH}`,
      transfers: { sceneId: '1005', reports: [{ type: '岗位类型', content: '课程推广' }] },
    },
    files: fakeFileStore(),
    images: fakeImages(),
    pdfs: fakePdfs(),
    schools: fakeSchools(),
    spelling: fakeSpelling(),
    courseArchives: fakeCourseArchives(),
    rosterFiles: fakeRosterFiles(),
    rosterProgress: createRosterProgress(),
    weixin: fakeWeixin(),
    commission: DEFAULT_COMMISSION,
    chatRooms: fakeChatRooms(),
    learnAllowList: [],
    shop: parts.world,
  };
};
