import { isAbsolute, resolve } from 'node:path';
import { DEV_PATH, LOGIN_H5_PATH, LOGIN_PATH, OLD_STUDY_PATH, STUDY_PATH } from '@ykd/domain/access';
import { isMobile } from '@ykd/domain/member';
import { z } from 'zod';
import type { ConnectionLimits } from '@ykd/adapters-http/server';
import type { TransferSettings } from '@ykd/application/payout';
import type { CommissionSettings } from '@ykd/application/commission';
import type { ReportPictureRules } from '@ykd/application/report-picture';
import type { SecondFactorRule, SessionRules, SmsRules } from '@ykd/application/shared';
import type { DatabaseSettings } from '../persistence/index.js';
import { secretList } from './session-secret.js';
import { accountsOf, accountsProblems, accountsShape, type AccountsConfig } from './accounts.js';
import { backupOf, backupProblems, backupShape, type BackupConfig } from './backup.js';
import { chatOf, chatProblems, chatShape, type ChatConfig } from './chat.js';
import { commissionOf, commissionShape } from './commission.js';
import { connectionsOf, connectionsShape } from './connections.js';
import { commaList } from './comma-list.js';
import { filesOf, filesProblems, filesShape, type FilesConfig } from './files.js';
import { operationOf, operationShape, productionProblems, type OperationSettings } from './operation.js';
import { isHttpUrl, isOrigin } from './origin.js';
import { icpOf, icpShape, type IcpSettings } from './icp.js';
import { reportPicturesOf, reportPicturesShape } from './report-pictures.js';
import { proxies } from './proxies.js';
import { secondFactorOf, secondFactorProblems, secondFactorShape } from './second-factor.js';
import { smsOf, smsProblems, smsRulesOf, smsRulesShape, smsShape, type SmsSettings } from './sms.js';
import { sessionsOf, sessionsShape } from './sessions.js';
import { transfersOf, transfersShape } from './transfers.js';
import { weixinPayOf, weixinPayProblems, weixinPayShape, type WeixinPayConfig } from './weixin-pay.js';
import { weixinOf, weixinProblems, weixinShape, type WeixinConfig } from './weixin.js';

const isSite = (text: string): boolean => (text.startsWith('/') && !text.startsWith('//')) || isHttpUrl(text);

const siteAddress = z.string().refine(isSite, '应为以 / 开头的路径或 http(s) 地址');

const site = (fallback: string) => siteAddress.default(fallback).transform((url) => url.replace(/\/$/, ''));

const NOT_A_PORT = '应为 0 到 65535 的整数';

const DEMO_STUDENTS_MAX = 5000;
const NOT_STUDENTS = `应为 0 到 ${DEMO_STUDENTS_MAX} 的整数`;

const settings = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], '应为 production、development 或 test')
    .default('development'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, NOT_A_PORT)
    .transform(Number)
    .refine((port) => port <= 65_535, NOT_A_PORT)
    .default(3000),
  HOST: z.string().min(1, '不能为空').default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .min(1, '不能为空')
    .default('./data')
    .transform((dir) => (isAbsolute(dir) ? dir : resolve(dir))),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\//, '应为 postgres:// 开头的连接地址')
    .optional(),
  YKD_DEMO: z.enum(['on', 'off'], '应为 on 或 off').optional(),
  DEMO_STUDENTS: z
    .string()
    .regex(/^\d{1,4}$/, NOT_STUDENTS)
    .transform(Number)
    .refine((count) => count <= DEMO_STUDENTS_MAX, NOT_STUDENTS)
    .default(300),
  SESSION_SECRET: secretList.optional(),
  PUBLIC_ORIGIN: z.string().refine(isOrigin, '应为来源，如 https://www.example.com').optional(),
  ALLOWED_ORIGINS: commaList(isOrigin, '应为逗号分隔的来源，如 https://www.example.com'),
  LOGIN_URL: site(LOGIN_PATH),
  LOGIN_H5_URL: site(LOGIN_H5_PATH),
  NEW_SITE_URL: site(STUDY_PATH),
  OLD_SITE_URL: site(OLD_STUDY_PATH),
  TEACHER_CONTACT_URL: siteAddress.optional(),
  // The message never shows a mobile.
  LEARN_ALLOW_LIST: commaList(isMobile, '应为逗号分隔的手机号'),
  TRUST_PROXY: proxies,
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      '应为 fatal、error、warn、info、debug、trace 或 silent',
    )
    .default('info'),
  METRICS_TOKEN: z.string().min(16, '至少 16 个字符').optional(),
  ...sessionsShape,
  ...secondFactorShape,
  ...connectionsShape,
  ...smsShape,
  ...smsRulesShape,
  ...accountsShape,
  ...chatShape,
  ...weixinShape,
  ...weixinPayShape,
  ...transfersShape,
  ...icpShape,
  ...filesShape,
  ...commissionShape,
  ...reportPicturesShape,
  ...operationShape,
  ...backupShape,
});

/** Settings of the server, checked. */
export interface Config {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** Absolute path of the folder for everything that the server keeps. */
  readonly dataDir: string;
  readonly database: DatabaseSettings;
  /** Whether an empty database gets the demo data. */
  readonly demo: boolean;
  /** How many students the demo data has beside the accounts to log in with. */
  readonly demoStudents: number;
  /** The first makes, all are read. Absent outside production: a secret is made at the first start and kept in the data folder. */
  readonly sessionSecrets?: readonly string[];
  readonly sessionRules: SessionRules;
  readonly secondFactorRule: SecondFactorRule;
  /** What the connections of clients may hold. */
  readonly connections: ConnectionLimits;
  /** How long the lines of the security log are kept, ms. */
  readonly securityMemoryMs: number;
  readonly publicOrigin?: string;
  readonly allowedOrigins: readonly string[];
  readonly sites: {
    readonly loginUrl: string;
    readonly loginH5Url: string;
    readonly newSiteUrl: string;
    readonly oldSiteUrl: string;
    /** What the QR code of the class teacher says; without it the class teacher gets in touch himself. */
    readonly teacherContactUrl?: string;
  };
  /** How many reverse proxies stand in front, or their addresses: only what they add to X-Forwarded-For counts. */
  readonly trustProxy: false | number | readonly string[];
  readonly logLevel: string;
  readonly metricsToken?: string;
  readonly sms: SmsSettings;
  readonly smsRules: SmsRules;
  /** What those who ask for many codes have to do first. */
  readonly humanCheck: 'work' | 'off';
  readonly weixin: WeixinConfig;
  readonly weixinPay: WeixinPayConfig;
  /** How money is sent to balances in WeChat; undefined where it is not. */
  readonly transfers: TransferSettings | undefined;
  readonly accounts: AccountsConfig;
  readonly chat: ChatConfig;
  /** The mobiles that always see the three employment classes. */
  readonly learnAllowList: readonly string[];
  readonly commission: CommissionSettings;
  readonly reportPictures: ReportPictureRules;
  readonly icp: IcpSettings;
  /** Where uploads are kept. */
  readonly files: FilesConfig;
  readonly operation: OperationSettings;
  readonly backup: BackupConfig;
}

/** Settings that do not fit; the message names each with what it should be, never with its value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(problems: readonly string[]) {
    super(`配置有误：\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

/** Reads the settings from the environment. An empty value counts as absent. Throws ConfigError. */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): Config => {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map(({ path, message }) => `${path.join('.')}：${message}`));
  }
  const read = parsed.data;
  const production = read.NODE_ENV === 'production';
  const { DATABASE_URL: url } = read;
  const problems = [
    ...(production && read.PUBLIC_ORIGIN === undefined ? ['PUBLIC_ORIGIN：生产环境必须设置'] : []),
    ...(production ? productionProblems(read) : []),
    // Processes that share a database must know each other's tokens.
    ...(!production && url !== undefined && read.SESSION_SECRET === undefined
      ? ['SESSION_SECRET：使用 PostgreSQL 时必须设置，各个进程要相同']
      : []),
    ...(production && read.YKD_DEMO === 'on' ? ['YKD_DEMO：演示账号的密码是公开的，生产环境不能开启'] : []),
    ...secondFactorProblems(read, production),
    ...smsProblems(read, production),
    ...weixinProblems(read, production),
    ...weixinPayProblems(read, production),
    ...accountsProblems(read, production),
    ...chatProblems(read, production),
    ...filesProblems(read),
    ...backupProblems(read, read.DATA_DIR),
  ];
  if (problems.length > 0) throw new ConfigError(problems);
  const demo = read.YKD_DEMO === undefined ? url === undefined && !production : read.YKD_DEMO === 'on';
  const weixinPay = weixinPayOf(read, demo);
  const operation = operationOf(read, { production, demo, host: read.HOST });
  const teacherContactUrl = read.TEACHER_CONTACT_URL ?? (operation.devPages ? DEV_PATH : undefined);
  return {
    production,
    port: read.PORT,
    host: read.HOST,
    dataDir: read.DATA_DIR,
    database: url === undefined ? { kind: 'sqlite', dataDir: read.DATA_DIR } : { kind: 'postgres', url },
    demo,
    demoStudents: read.DEMO_STUDENTS,
    ...(read.SESSION_SECRET === undefined ? {} : { sessionSecrets: read.SESSION_SECRET }),
    sessionRules: sessionsOf(read),
    secondFactorRule: secondFactorOf(read),
    connections: connectionsOf(read, read.TRUST_PROXY !== false),
    securityMemoryMs: read.SECURITY_LOG_DAYS,
    ...(read.PUBLIC_ORIGIN === undefined ? {} : { publicOrigin: read.PUBLIC_ORIGIN }),
    allowedOrigins: read.ALLOWED_ORIGINS,
    sites: {
      loginUrl: read.LOGIN_URL,
      loginH5Url: read.LOGIN_H5_URL,
      newSiteUrl: read.NEW_SITE_URL,
      oldSiteUrl: read.OLD_SITE_URL,
      ...(teacherContactUrl === undefined ? {} : { teacherContactUrl }),
    },
    trustProxy: read.TRUST_PROXY,
    logLevel: read.LOG_LEVEL,
    ...(read.METRICS_TOKEN === undefined ? {} : { metricsToken: read.METRICS_TOKEN }),
    sms: smsOf(read),
    smsRules: smsRulesOf(read),
    humanCheck: read.HUMAN_CHECK,
    weixin: weixinOf(read, demo),
    weixinPay,
    transfers: transfersOf(read, weixinPay),
    accounts: accountsOf(read, production),
    chat: chatOf(read, demo),
    learnAllowList: read.LEARN_ALLOW_LIST,
    commission: commissionOf(read),
    reportPictures: reportPicturesOf(read),
    icp: icpOf(read),
    files: filesOf(read),
    operation,
    backup: backupOf(read),
  };
};
