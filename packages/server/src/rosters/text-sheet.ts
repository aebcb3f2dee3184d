import { parseDelimited, type RosterLine } from '@ykd/domain/roster';
import { err, type Result } from '@ykd/domain/shared';

const startsWith = (bytes: Uint8Array, ...mark: readonly number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte);

const decoded = (encoding: string, bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** Whether a letter is, in UTF-8, the two bytes that a Chinese one is in GB2312. */
const isTwoBytes = (letter: string): boolean => {
  const code = letter.codePointAt(0) ?? 0;
  return code < 0x800 && (code & 0x3f) >= 0x21;
};

/**
 * Whether what was read as UTF-8 is Chinese in GB2312 that happens to be UTF-8, as 石小平 is: nothing else in it than such
 * letters, some of them side by side as in a name, and none beside a Latin one as é is in José.
 */
const isByChance = (text: string): boolean => {
  const runs = text.match(/[^\p{ASCII}]+/gu) ?? [];
  return (
    runs.some((run) => run.length >= 2) &&
    runs.every((run) => [...run].every(isTwoBytes)) &&
    !/[A-Za-z][^\p{ASCII}]|[^\p{ASCII}][A-Za-z]/u.test(text)
  );
};

/**
 * The text of a file, by one rule: a mark at the beginning says UTF-8 or UTF-16; without one it is UTF-8 where all of it is, and
 * not Chinese in GB2312 by chance; GB18030, which spreadsheets in China save as, otherwise.
 */
const textOf = (bytes: Uint8Array): string | undefined => {
  if (startsWith(bytes, 0xff, 0xfe)) return decoded('utf-16le', bytes);
  if (startsWith(bytes, 0xfe, 0xff)) return decoded('utf-16be', bytes);
  const text = decoded('utf-8', bytes);
  if (text !== undefined && (startsWith(bytes, 0xef, 0xbb, 0xbf) || !isByChance(text))) return text;
  return decoded('gb18030', bytes);
};

/** The rows of a text that is parted by tabs or commas; or what is wrong with it, Chinese. */
export const readText = (bytes: Uint8Array): Result<readonly RosterLine[], string> => {
  const text = textOf(bytes);
  if (text === undefined || text.includes('\0')) {
    return err('读不出文字：请用表格另存为 XLSX，或 UTF-8 的 CSV');
  }
  const parsed = parseDelimited(text);
  return parsed.ok ? parsed : err(`从第 ${parsed.error.number} 行起，有一个英文双引号没有成对`);
};
