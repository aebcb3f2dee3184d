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

/**
 * The text of a file, by one rule: a mark at the beginning says UTF-8 or UTF-16; without one it is UTF-8 where all of it is, for
 * no Chinese in GB18030 is UTF-8 by chance; GB18030, which spreadsheets in China save as, otherwise.
 */
const textOf = (bytes: Uint8Array): string | undefined => {
  if (startsWith(bytes, 0xff, 0xfe)) return decoded('utf-16le', bytes);
  if (startsWith(bytes, 0xfe, 0xff)) return decoded('utf-16be', bytes);
  return decoded('utf-8', bytes) ?? decoded('gb18030', bytes);
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
