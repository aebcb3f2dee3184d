import { isAbsolute, resolve } from 'node:path';
import { z } from 'zod';

const flag = (fallback: boolean) =>
  z
    .enum(['on', 'off'], '应为 on 或 off')
    .optional()
    .transform((value) => (value === undefined ? fallback : value === 'on'));

const isHttpUrl = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
const isOrigin = (text: string): boolean => isHttpUrl(text) && new URL(text).origin === text;
const isSite = (text: string): boolean => (text.startsWith('/') && !text.startsWith('//')) || isHttpUrl(text);

const site = (fallback: string) =>
  z
    .string()
    .refine(isSite, '应为以 / 开头的路径或 http(s) 地址')
    .default(fallback)
    .transform((url) => url.replace(/\/$/, ''));

const originList = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((origin) => origin.trim())
      .filter((origin) => origin !== ''),
  )
  .refine((origins) => origins.every(isOrigin), '应为逗号分隔的来源，如 https://www.example.com');

const settings = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], '应为 production、development 或 test')
    .default('development'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, '应为 0 到 65535 的整数')
    .transform(Number)
    .refine((port) => port <= 65_535, '应为 0 到 65535 的整数')
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
  SESSION_SECRET: z.string().min(32, '至少 32 个字符').optional(),
  PUBLIC_ORIGIN: z.string().refine(isOrigin, '应为来源，如 https://www.example.com').optional(),
  ALLOWED_ORIGINS: originList,
  LOGIN_URL: site('/login'),
  LOGIN_H5_URL: site('/login_h5'),
  NEW_SITE_URL: site('/study'),
  OLD_SITE_URL: site('/study/old'),
  TRUST_PROXY: flag(false),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      '应为 fatal、error、warn、info、debug、trace 或 silent',
    )
    .default('info'),
  METRICS_TOKEN: z.string().min(16, '至少 16 个字符').optional(),
});

/** Settings of the server, checked. */
export interface Config {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** Absolute path of the folder for everything that the server keeps. */
  readonly dataDir: string;
  readonly database: { readonly kind: 'sqlite' } | { readonly kind: 'postgres'; readonly url: string };
  /** Whether an empty database gets the demo data. */
  readonly demo: boolean;
  /** Absent outside production: a secret is made at the first start and kept in the data folder. */
  readonly sessionSecret?: string;
  readonly publicOrigin?: string;
  readonly allowedOrigins: readonly string[];
  readonly sites: {
    readonly loginUrl: string;
    readonly loginH5Url: string;
    readonly newSiteUrl: string;
    readonly oldSiteUrl: string;
  };
  readonly trustProxy: boolean;
  readonly logLevel: string;
  readonly metricsToken?: string;
}

/** Settings that do not fit; the message names each with what it should be, never with its value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(problems: readonly string[]) {
    super(`配置有误，服务没有启动：\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
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
  if (production) {
    const needed = (['SESSION_SECRET', 'PUBLIC_ORIGIN'] as const).filter((name) => read[name] === undefined);
    if (needed.length > 0) throw new ConfigError(needed.map((name) => `${name}：生产环境必须设置`));
  }
  const { DATABASE_URL: url } = read;
  return {
    production,
    port: read.PORT,
    host: read.HOST,
    dataDir: read.DATA_DIR,
    database: url === undefined ? { kind: 'sqlite' } : { kind: 'postgres', url },
    demo: read.YKD_DEMO === undefined ? url === undefined && !production : read.YKD_DEMO === 'on',
    ...(read.SESSION_SECRET === undefined ? {} : { sessionSecret: read.SESSION_SECRET }),
    ...(read.PUBLIC_ORIGIN === undefined ? {} : { publicOrigin: read.PUBLIC_ORIGIN }),
    allowedOrigins: read.ALLOWED_ORIGINS,
    sites: {
      loginUrl: read.LOGIN_URL,
      loginH5Url: read.LOGIN_H5_URL,
      newSiteUrl: read.NEW_SITE_URL,
      oldSiteUrl: read.OLD_SITE_URL,
    },
    trustProxy: read.TRUST_PROXY,
    logLevel: read.LOG_LEVEL,
    ...(read.METRICS_TOKEN === undefined ? {} : { metricsToken: read.METRICS_TOKEN }),
  };
};
