import { MEGABYTE } from '@ykd/domain/shared';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The files of a course folder: what they are called, and how large they may be. */
const KINDS = {
  text: { name: '文件', megabytes: 2 },
  picture: { name: '图片', megabytes: 5 },
} as const;

/**
 * Reads a file of a course folder; a problem is Chinese. Nothing is read but a plain file of the folder itself, which is
 * not too large: a link could lead out of it, and a device never ends.
 */
export const readCourseFile = async (
  folder: string,
  path: string,
  kind: keyof typeof KINDS,
): Promise<Uint8Array | { readonly problem: string }> => {
  const { name, megabytes } = KINDS[kind];
  const full = join(folder, path);
  try {
    if ((await realpath(full)) !== join(await realpath(folder), path)) {
      return { problem: `${name}不能经过符号链接` };
    }
    const found = await stat(full);
    if (!found.isFile()) return { problem: '不是普通文件' };
    if (found.size > megabytes * MEGABYTE) return { problem: `${name}最大 ${megabytes} MB` };
    return await readFile(full);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    return { problem: `${name}${code === 'ENOENT' || code === 'ENOTDIR' ? '不存在' : '无法读取'}` };
  }
};
