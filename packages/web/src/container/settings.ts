import type { IcpData } from '@ykd/adapters-ui/stores';
import { LOGIN_H5_PATH, LOGIN_PATH, OLD_STUDY_PATH, STUDY_PATH } from '@ykd/domain/access';

/** Accounts that a visitor may try. */
export interface DemoSettings {
  readonly password: string;
  readonly accounts: readonly { readonly account: string; readonly who: string }[];
}

/** What the server tells the page about its surroundings. */
export interface Settings {
  /** The login pages that the guards lead to: paths of this site or absolute addresses. */
  readonly loginUrl: string;
  readonly loginH5Url: string;
  /** The two learning sites: paths of this site or absolute addresses. */
  readonly newSiteUrl: string;
  readonly oldSiteUrl: string;
  /** What the QR code of the class teacher says, where there is one: a path of this site or an absolute address. */
  readonly teacherContactUrl?: string;
  /** The registration of the site. */
  readonly icp: IcpData;
  /** Further origins that a login may return to. */
  readonly allowedTargets: readonly string[];
  /** Whether members can come in through WeChat. */
  readonly weixin: boolean;
  /** The demo accounts, where there are any. */
  readonly demo?: DemoSettings;
  /** Whether there is the page that shows everybody the demo's codes and accounts. */
  readonly devPages: boolean;
}

/** The id of the JSON block in the page that carries the settings. */
export const SETTINGS_ELEMENT_ID = 'ykd-settings';

const DEFAULTS: Settings = {
  loginUrl: LOGIN_PATH,
  loginH5Url: LOGIN_H5_PATH,
  newSiteUrl: STUDY_PATH,
  oldSiteUrl: OLD_STUDY_PATH,
  icp: {},
  allowedTargets: [],
  weixin: false,
  devPages: false,
};

const parse = (text: string | null | undefined): Readonly<Record<string, unknown>> => {
  if (!text) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    // A page without its settings still works on its own site.
    return {};
  }
};

const textOr = (value: unknown, fallback: string): string =>
  typeof value === 'string' && value !== '' ? value : fallback;

const teacherContactOf = (value: unknown): Pick<Settings, 'teacherContactUrl'> =>
  typeof value === 'string' && value !== '' ? { teacherContactUrl: value } : {};

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

const icpOf = (value: unknown): IcpData => {
  const { number, police } = (value ?? {}) as Partial<Record<keyof IcpData, unknown>>;
  return {
    ...(typeof number === 'string' ? { number } : {}),
    ...(typeof police === 'string' ? { police } : {}),
  };
};

const isAccount = (value: unknown): value is DemoSettings['accounts'][number] => {
  const account = value as Partial<DemoSettings['accounts'][number]> | null;
  return typeof account?.account === 'string' && typeof account.who === 'string';
};

const demoOf = (value: unknown): Pick<Settings, 'demo'> => {
  const demo = value as Partial<DemoSettings> | null | undefined;
  if (typeof demo?.password !== 'string' || !Array.isArray(demo.accounts)) return {};
  return { demo: { password: demo.password, accounts: demo.accounts.filter(isAccount) } };
};

/** Reads the settings block; what is missing or of the wrong kind takes its default. Never throws. */
export const readSettings = (text: string | null | undefined): Settings => {
  const found = parse(text);
  return {
    loginUrl: textOr(found['loginUrl'], DEFAULTS.loginUrl),
    loginH5Url: textOr(found['loginH5Url'], DEFAULTS.loginH5Url),
    newSiteUrl: textOr(found['newSiteUrl'], DEFAULTS.newSiteUrl),
    oldSiteUrl: textOr(found['oldSiteUrl'], DEFAULTS.oldSiteUrl),
    ...teacherContactOf(found['teacherContactUrl']),
    icp: icpOf(found['icp']),
    allowedTargets: texts(found['allowedTargets']),
    weixin: found['weixin'] === true,
    ...demoOf(found['demo']),
    devPages: found['devPages'] === true,
  };
};
