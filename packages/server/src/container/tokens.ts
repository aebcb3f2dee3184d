import type { AccountRules } from '@ykd/application/account-sync';
import type { Application, Repositories } from '@ykd/application';
import type { CommissionSettings } from '@ykd/application/commission';
import type { PaymentSettings } from '@ykd/application/payment';
import type {
  AccountServices,
  ChatMessages,
  ChatRooms,
  CommonPasswords,
  CourseArchives,
  RosterFiles,
  RosterProgress,
  Clock,
  FileStore,
  HumanCheck,
  Ids,
  Images,
  OrderEvents,
  PasswordHasher,
  Pdfs,
  ReportPictures,
  Schools,
  Spelling,
  Secrets,
  SessionTokens,
  SmsSender,
  Totp,
} from '@ykd/application/ports';
import type { ReportPictureRules } from '@ykd/application/report-picture';
import type { SecondFactorRule, SessionRules, SmsRules } from '@ykd/application/shared';
import type { WeixinSettings } from '@ykd/application/weixin';
import type { ServiceIdentifier } from 'inversify';
import type { Logger } from 'pino';
import type { Config } from '../settings/config.js';
import type { Bell } from '../jobs/bell.js';
import type { OwnAddress } from '../settings/own-address.js';
import type { Database } from '../persistence/index.js';

const token = <T>(name: string): ServiceIdentifier<T> => Symbol.for(`ykd.${name}`);

/** Everything that the server's container can give, with its type. */
export const TOKENS = {
  repositories: token<Repositories>('repositories'),
  clock: token<Clock>('clock'),
  ids: token<Ids>('ids'),
  passwordHasher: token<PasswordHasher>('passwordHasher'),
  commonPasswords: token<CommonPasswords>('commonPasswords'),
  secondFactorRule: token<SecondFactorRule>('secondFactorRule'),
  totp: token<Totp>('totp'),
  sessionRules: token<SessionRules>('sessionRules'),
  sessionTokens: token<SessionTokens>('sessionTokens'),
  secrets: token<Secrets>('secrets'),
  smsSender: token<SmsSender>('smsSender'),
  smsRules: token<SmsRules>('smsRules'),
  humanCheck: token<HumanCheck | undefined>('humanCheck'),
  weixin: token<WeixinSettings>('weixin'),
  payment: token<PaymentSettings>('payment'),
  orderEvents: token<OrderEvents>('orderEvents'),
  accountServices: token<AccountServices>('accountServices'),
  images: token<Images>('images'),
  pdfs: token<Pdfs>('pdfs'),
  reportPictures: token<ReportPictures>('reportPictures'),
  reportPictureRules: token<ReportPictureRules>('reportPictureRules'),
  files: token<FileStore>('files'),
  schools: token<Schools>('schools'),
  spelling: token<Spelling>('spelling'),
  courseArchives: token<CourseArchives>('courseArchives'),
  rosterFiles: token<RosterFiles>('rosterFiles'),
  rosterProgress: token<RosterProgress>('rosterProgress'),
  commission: token<CommissionSettings>('commission'),
  chatRooms: token<ChatRooms>('chatRooms'),
  chatMessages: token<ChatMessages | undefined>('chatMessages'),
  learnAllowList: token<readonly string[]>('learnAllowList'),
  config: token<Config>('config'),
  logger: token<Logger>('logger'),
  database: token<Database>('database'),
  application: token<Application>('application'),
  ownAddress: token<OwnAddress>('ownAddress'),
  accountRules: token<AccountRules>('accountRules'),
  /** Rings when there is something for the accounts elsewhere. */
  bell: token<Bell>('bell'),
} as const;
