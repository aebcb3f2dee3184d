import { RUN_LANGUAGES, type RunLanguage } from '@ykd/application/course';
import type { Code } from 'mdast';

/** A fence that shows what a program prints. */
export const OUTPUT_FENCE = 'text';

/** Languages by the names that authors write. */
const ALIASES: Readonly<Record<string, string>> = { js: 'javascript', py: 'python' };

/** The first word behind the language: what the fence is for. */
export type FenceRole = 'code' | 'run' | 'exercise' | 'check' | 'expect' | 'solution';

/** The info string of a fence: its language, what it is for, and what else stands there as `name=value`. */
export interface Fence {
  readonly language: string;
  /** Undefined for a word that means nothing. */
  readonly role: FenceRole | undefined;
  readonly settings: ReadonlyMap<string, string>;
  /** What is neither the role nor a setting. */
  readonly rest: string;
}

const ROLES: ReadonlySet<string> = new Set(['run', 'exercise', 'check', 'expect', 'solution']);

const SETTING = /(?:^|\s)([a-z]+)=(?:"([^"]*)"|([^\s"]+))(?=\s|$)/g;

/** Reads the info string of a fence. */
export const fenceOf = ({ lang, meta }: Code): Fence => {
  const name = lang ?? OUTPUT_FENCE;
  const settings = new Map<string, string>();
  const words = (meta ?? '').replaceAll(SETTING, (_, key: string, quoted?: string, bare?: string) => {
    settings.set(key, quoted ?? bare ?? '');
    return '';
  });
  const [first = '', ...rest] = words.trim().split(/\s+/);
  const role = first === '' ? 'code' : ROLES.has(first) ? (first as FenceRole) : undefined;
  return { language: ALIASES[name] ?? name, role, settings, rest: rest.join(' ') };
};

/** The language, if it runs in the reader's browser. */
export const runLanguage = (language: string): RunLanguage | undefined =>
  RUN_LANGUAGES.find((known) => known === language);
