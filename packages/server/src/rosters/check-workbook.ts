import { MEGABYTE } from '@ykd/domain/shared';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { WORKBOOK_LIMITS } from './limits.js';

/** A workbook that cannot be taken in, and why; Chinese. */
export class WorkbookProblem extends Error {}

const BROKEN = '文件损坏，或不是 XLSX：请在表格里另存为 XLSX 再上传';

const open = async (bytes: Uint8Array): Promise<ZipFile> => {
  try {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return await fromBufferPromise(buffer, { lazyEntries: true });
  } catch {
    throw new WorkbookProblem(BROKEN);
  }
};

const problemOf = (entry: Entry): string | undefined => {
  const { fileName, compressedSize, uncompressedSize } = entry;
  if (/vbaProject\.bin$/i.test(fileName)) return '表格里有宏：请另存为不带宏的 XLSX 再上传';
  if (entry.isEncrypted()) return '表格加了密：请去掉密码再上传';
  const { ratio } = WORKBOOK_LIMITS;
  return uncompressedSize > MEGABYTE && uncompressedSize > compressedSize * ratio
    ? `解压后是压缩前的 ${ratio} 倍以上，不像是花名册`
    : undefined;
};

/** Unpacks a file and forgets it: throws where it is not what the archive says of it. */
const drain = async (zip: ZipFile, entry: Entry): Promise<void> => {
  const stream = await zip.openReadStreamPromise(entry);
  for await (const _chunk of stream) {
    // Its size is compared with what was said of it.
  }
};

/** Throws WorkbookProblem for an archive that is no workbook, has macros, or becomes too much when it is unpacked. */
export const checkWorkbook = async (bytes: Uint8Array): Promise<void> => {
  const zip = await open(bytes);
  const { files, totalBytes } = WORKBOOK_LIMITS;
  if (zip.entryCount > files) throw new WorkbookProblem(`表格里有 ${zip.entryCount} 个文件，不像是花名册`);
  const entries: Entry[] = [];
  let total = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      const problem = problemOf(entry);
      if (problem !== undefined) throw new WorkbookProblem(problem);
      total += entry.uncompressedSize;
      entries.push(entry);
    }
    if (total > totalBytes) throw new WorkbookProblem(`解压后一共超过 ${totalBytes / MEGABYTE} MB`);
    for (const entry of entries) await drain(zip, entry);
  } catch (cause) {
    throw cause instanceof WorkbookProblem ? cause : new WorkbookProblem(BROKEN);
  }
  if (!entries.some(({ fileName }) => fileName === 'xl/workbook.xml')) throw new WorkbookProblem(BROKEN);
};
