import type { Entry } from 'yauzl';
import { ARCHIVE_LIMITS } from './limits.js';

/** The bit of an entry that says that its name is UTF-8. */
const UTF8_FLAG = 0x800;
/** The extra field in which the name is written a second time, as UTF-8 behind five other bytes. */
const UNICODE_PATH = { id: 0x7075, start: 5 };

const decoded = (encoding: string, bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/**
 * The name of an entry; undefined when it cannot be read. Windows in China writes names in GBK without saying so: what does
 * not say that it is UTF-8 and is not either, is GBK.
 */
export const entryName = ({
  fileNameRaw,
  generalPurposeBitFlag,
  extraFields,
}: Pick<Entry, 'fileNameRaw' | 'generalPurposeBitFlag' | 'extraFields'>): string | undefined => {
  if ((generalPurposeBitFlag & UTF8_FLAG) !== 0) return decoded('utf-8', fileNameRaw);
  const again = extraFields.find(({ id }) => id === UNICODE_PATH.id)?.data.subarray(UNICODE_PATH.start);
  return (again && decoded('utf-8', again)) ?? decoded('utf-8', fileNameRaw) ?? decoded('gbk', fileNameRaw);
};

/** What operating systems add to archives. */
const LITTER = /(?:^|\/)(?:__MACOSX|\.DS_Store|Thumbs\.db|desktop\.ini)(?:\/|$)|(?:^|\/)\._[^/]*$/i;

export const isLitter = (name: string): boolean => LITTER.test(name);

const isOutside = (name: string): boolean =>
  name.startsWith('/') || /^[a-z]:/i.test(name) || name.split('/').includes('..');

/** What is wrong with the name of an entry; Chinese. */
export const nameProblem = (name: string): string | undefined => {
  if (name.includes('\\')) return '路径里不能有反斜线，请换一个压缩软件重新打包';
  if (isOutside(name)) return '路径指向压缩包以外，不能导入';
  if (/[\p{Cc}\p{Cs}]/u.test(name)) return '路径里有控制字符';
  const parts = name.replace(/\/$/, '').split('/');
  if (parts.some((part) => part === '' || part === '.')) return '路径不正确';
  if (parts.length > ARCHIVE_LIMITS.depth) return `目录最多 ${ARCHIVE_LIMITS.depth} 层`;
  return Buffer.byteLength(name) > ARCHIVE_LIMITS.pathBytes ? '路径太长' : undefined;
};

/** What two entries must not share: not every disk tells upper case from lower case. */
export const nameKey = (name: string): string => name.replace(/\/$/, '').normalize('NFC').toLowerCase();
