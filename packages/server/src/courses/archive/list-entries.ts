import { MEGABYTE } from '@ykd/domain/shared';
import type { Entry, ZipFile } from 'yauzl';
import { CourseFormatError, ProblemList } from '../course-error.js';
import { entryName, isLitter, nameKey, nameProblem } from './entry-name.js';
import { ARCHIVE_LIMITS } from './limits.js';

/** A file of an archive, which may be unpacked. */
export interface ArchivedFile {
  readonly entry: Entry;
  /** Below the folder that it is unpacked into. */
  readonly path: string;
}

/** What kind of file a Unix archive says that an entry is: a bit mask, the answers, and none said. */
const KIND = { mask: 0o170_000, link: 0o120_000, plain: 0o100_000, folder: 0o040_000, unsaid: 0 };

/** How entries are packed that can be unpacked: not at all, and deflated. */
const METHODS: ReadonlySet<number> = new Set([0, 8]);

const NESTED = /\.(?:zip|rar|7z|tar|gz|tgz|bz2|xz)$/i;

const kindProblem = (entry: Entry, name: string): string | undefined => {
  const kind = (entry.externalFileAttributes >>> 16) & KIND.mask;
  if (kind === KIND.link) return '不能是符号链接';
  if (kind !== KIND.plain && kind !== KIND.folder && kind !== KIND.unsaid) return '不是普通文件';
  if (entry.isEncrypted()) return '压缩包不能加密';
  if (!METHODS.has(entry.compressionMethod)) return '压缩方式不支持，请用普通的 ZIP';
  return NESTED.test(name) ? '压缩包里不能再有压缩包' : undefined;
};

const sizeProblem = ({ compressedSize, uncompressedSize }: Entry): string | undefined => {
  const { fileBytes, ratio } = ARCHIVE_LIMITS;
  if (uncompressedSize > fileBytes) return `解压后超过 ${fileBytes / MEGABYTE} MB`;
  return uncompressedSize > MEGABYTE && uncompressedSize > compressedSize * ratio
    ? `解压后是压缩前的 ${ratio} 倍以上，不像是课程的文件`
    : undefined;
};

/** The folders that a path lies in. */
const foldersOf = (path: string): readonly string[] => {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_part, at) => parts.slice(0, at + 1).join('/'));
};

/**
 * The files of an archive, none of which has been unpacked. Throws CourseFormatError with everything that is wrong with
 * them: what lies about its size, only unpacking tells.
 */
export const listEntries = async (zip: ZipFile): Promise<readonly ArchivedFile[]> => {
  const problems = new ProblemList();
  const ofAll = problems.of('');
  // Said in its end, and checked by counting: nothing is read of one that says so itself.
  if (zip.entryCount > ARCHIVE_LIMITS.files) {
    ofAll(undefined, `压缩包里有 ${zip.entryCount} 个文件，最多 ${ARCHIVE_LIMITS.files} 个`);
    throw problems.error();
  }
  const files: ArchivedFile[] = [];
  const taken = new Set<string>();
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    const name = entryName(entry);
    if (name !== undefined && isLitter(name)) continue;
    const report = problems.of(name ?? '');
    const problem =
      name === undefined
        ? '有一个文件名的编码无法识别，请改用 UTF-8 打包'
        : (nameProblem(name) ?? kindProblem(entry, name) ?? sizeProblem(entry));
    if (problem !== undefined) report(undefined, problem);
    if (problem !== undefined || name === undefined || name.endsWith('/')) continue;
    if (taken.has(nameKey(name))) report(undefined, '有两个同名的文件（不分大小写）');
    taken.add(nameKey(name));
    total += entry.uncompressedSize;
    files.push({ entry, path: name });
  }
  for (const { path } of files) {
    if (foldersOf(path).some((folder) => taken.has(nameKey(folder)))) {
      problems.of(path)(undefined, '它所在的目录同时是一个文件');
    }
  }
  if (total > ARCHIVE_LIMITS.totalBytes) {
    ofAll(undefined, `解压后一共超过 ${ARCHIVE_LIMITS.totalBytes / MEGABYTE} MB`);
  }
  problems.throwIfAny();
  if (files.length === 0) throw new CourseFormatError([{ file: '', problem: '压缩包是空的' }]);
  return files;
};
