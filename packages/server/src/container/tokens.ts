import type { LocalSms, LocalWeixinOptions } from '@ykd/adapters-http/upstream';
import type { AccountRules, Application, ApplicationDeps } from '@ykd/application';
import type { ServiceIdentifier } from 'inversify';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import type { Bell } from '../jobs/bell.js';
import type { OwnAddress } from '../own-address.js';
import type { Database } from '../persistence/index.js';

const token = <T>(name: string): ServiceIdentifier<T> => Symbol.for(`ykd.${name}`);

type Tokens<T> = { readonly [Name in keyof T]-?: ServiceIdentifier<T[Name]> };

/** What the use cases stand on. */
export const APPLICATION_TOKENS: Tokens<ApplicationDeps> = {
  clock: token('clock'),
  ids: token('ids'),
  passwordHasher: token('passwordHasher'),
  sessionTokens: token('sessionTokens'),
  secrets: token('secrets'),
  smsSender: token('smsSender'),
  weixin: token('weixin'),
  payment: token('payment'),
  smsCodes: token('smsCodes'),
  members: token('members'),
  sessions: token('sessions'),
  loginAttempts: token('loginAttempts'),
  entities: token('entities'),
  orders: token('orders'),
  products: token('products'),
  shopOrders: token('shopOrders'),
  paymentAttempts: token('paymentAttempts'),
  refunds: token('refunds'),
  oddities: token('oddities'),
  coupons: token('coupons'),
  orderEvents: token('orderEvents'),
  courses: token('courses'),
  progress: token('progress'),
  studyLogs: token('studyLogs'),
  notes: token('notes'),
  accountSync: token('accountSync'),
  accountServices: token('accountServices'),
  welcomes: token('welcomes'),
  avatarFiles: token('avatarFiles'),
  activityPeriods: token('activityPeriods'),
  checkIns: token('checkIns'),
  checkInPictures: token('checkInPictures'),
  images: token('images'),
  files: token('files'),
  schools: token('schools'),
  studentTags: token('studentTags'),
  chatRooms: token('chatRooms'),
  learnAllowList: token('learnAllowList'),
};

/** Everything that the server's container can give, with its type. */
export const TOKENS = {
  ...APPLICATION_TOKENS,
  config: token<Config>('config'),
  logger: token<Logger>('logger'),
  database: token<Database>('database'),
  application: token<Application>('application'),
  ownAddress: token<OwnAddress>('ownAddress'),
  accountRules: token<AccountRules>('accountRules'),
  /** Rings when there is something for the accounts elsewhere. */
  bell: token<Bell>('bell'),
  /** The account of the platform at the local WeChat. */
  localWeixin: token<LocalWeixinOptions>('localWeixin'),
  /** Where the messages of the local SMS service are; nobody's, when another one sends them. */
  smsOutbox: token<LocalSms>('smsOutbox'),
} as const;
