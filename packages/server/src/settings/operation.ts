import { z } from 'zod';
import { isWeakSecret, WEAK_SECRET } from './secret.js';

const HOURS_MAX = 168;
const NOT_HOURS = `应为 0 到 ${HOURS_MAX} 的整数（小时），0 表示不检查`;

const onOff = z.enum(['on', 'off'], '应为 on 或 off').optional();

/** What the environment may say of how the platform is run. */
export const operationShape = {
  DATABASE_CHECK_HOURS: z
    .string()
    .regex(/^\d{1,3}$/, NOT_HOURS)
    .transform(Number)
    .refine((hours) => hours <= HOURS_MAX, NOT_HOURS)
    .default(24),
  DOCS_PAGES: onOff,
  DEV_PAGES: onOff,
};

type OperationEnvironment = z.output<z.ZodObject<typeof operationShape>>;

/** Which pages there are beside the platform's own, and how often the database is looked through. */
export interface OperationSettings {
  /** After how many hours the whole database is checked, again and again; 0: never. */
  readonly databaseCheckHours: number;
  /** The description of the calls, and the pages that show what components look like. */
  readonly docsPages: boolean;
  /** The page that shows everybody the codes and accounts of the demo, with its calls. */
  readonly devPages: boolean;
}

/** Whether only this machine reaches a host name. */
const isLoopback = (host: string): boolean => /^(?:localhost|::1|127(?:\.\d{1,3}){3})$/i.test(host);

/** `demo`: whether there is anything to be shown to everybody; `host`: who reaches it. */
export const operationOf = (
  read: OperationEnvironment,
  { production, demo, host }: { readonly production: boolean; readonly demo: boolean; readonly host: string },
): OperationSettings => ({
  databaseCheckHours: read.DATABASE_CHECK_HOURS,
  docsPages: read.DOCS_PAGES === undefined ? !production : read.DOCS_PAGES === 'on',
  devPages: demo && (read.DEV_PAGES === undefined ? isLoopback(host) : read.DEV_PAGES === 'on'),
});

/** What production asks of settings that fit elsewhere. */
export const productionProblems = (
  read: OperationEnvironment & {
    readonly SESSION_SECRET?: string | readonly string[] | undefined;
    readonly PUBLIC_ORIGIN?: string | undefined;
    readonly ALLOWED_ORIGINS: readonly string[];
  },
): readonly string[] => [
  ...(read.SESSION_SECRET === undefined ? ['SESSION_SECRET：生产环境必须设置'] : []),
  ...([read.SESSION_SECRET ?? []].flat(2).some(isWeakSecret) ? [`SESSION_SECRET：${WEAK_SECRET}`] : []),
  ...(read.PUBLIC_ORIGIN?.startsWith('http:') ? ['PUBLIC_ORIGIN：生产环境应为 https 来源'] : []),
  ...(read.ALLOWED_ORIGINS.some((origin) => origin.startsWith('http:'))
    ? ['ALLOWED_ORIGINS：生产环境应为 https 来源']
    : []),
  ...(read.DEV_PAGES === 'on' ? ['DEV_PAGES：它让每个人看到验证码，生产环境不能开启'] : []),
];
