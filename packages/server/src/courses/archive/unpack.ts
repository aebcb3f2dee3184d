import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fromBufferPromise, type ZipFile } from 'yauzl';
import { CourseFormatError } from '../course-error.js';
import { COURSE_YAML } from '../read-course.js';
import { listEntries, type ArchivedFile } from './list-entries.js';

const broken = (file: string, problem: string): CourseFormatError =>
  new CourseFormatError([{ file, problem }]);

const NO_ZIP = '不是 ZIP 压缩包，或者文件不完整';

/** What only the text of a course and its pictures are: nothing else is unpacked. */
const WANTED = /\.(?:ya?ml|md|png|jpe?g|gif)$/i;

/** The files, as they lie in the folder of the course: it may be the archive itself, or the one folder in it. */
const withoutTop = (files: readonly ArchivedFile[]): readonly ArchivedFile[] => {
  if (files.some(({ path }) => path === COURSE_YAML)) return files;
  const [top, ...others] = new Set(files.map(({ path }) => path.slice(0, path.indexOf('/') + 1)));
  if (top === undefined || top === '' || others.length > 0) {
    throw broken('', `压缩包里没有 ${COURSE_YAML}：它应在最外层，或在唯一的一个目录里`);
  }
  return files.map(({ entry, path }) => ({ entry, path: path.slice(top.length) }));
};

/** Writes a file; throws CourseFormatError for one that is not what the archive says of it. */
const write = async (zip: ZipFile, { entry, path }: ArchivedFile, folder: string): Promise<void> => {
  const full = join(folder, path);
  await mkdir(dirname(full), { recursive: true });
  // Never in place of something: a file that is there already is a mistake of ours.
  const target = createWriteStream(full, { flags: 'wx', mode: 0o600 });
  try {
    await pipeline(await zip.openReadStreamPromise(entry), target);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code !== undefined && !code.startsWith('Z_')) throw cause;
    throw broken(path, '损坏，或与压缩包里写的大小不符');
  }
};

/** Opens an archive; throws CourseFormatError for bytes that are none. */
const open = async (bytes: Uint8Array): Promise<ZipFile> => {
  try {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return await fromBufferPromise(buffer, { lazyEntries: true, decodeStrings: false });
  } catch {
    throw broken('', NO_ZIP);
  }
};

/** The files of an archive; throws CourseFormatError for an archive whose list of files is broken. */
const filesOf = async (zip: ZipFile): Promise<readonly ArchivedFile[]> => {
  try {
    return await listEntries(zip);
  } catch (cause) {
    throw cause instanceof CourseFormatError ? cause : broken('', NO_ZIP);
  }
};

/**
 * Unpacks an archive with a course folder into an empty folder. Throws CourseFormatError for whatever is wrong with the
 * archive; what was written by then is the caller's to remove.
 */
export const unpack = async (bytes: Uint8Array, folder: string): Promise<void> => {
  const zip = await open(bytes);
  for (const file of withoutTop(await filesOf(zip))) {
    if (WANTED.test(file.path)) await write(zip, file, folder);
  }
};
