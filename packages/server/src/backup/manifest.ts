import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeDurably } from '../files/durable.js';
import { codeOf } from '../persistence/index.js';
import { BackupError } from '../persistence/copy/index.js';

const MANIFEST_FILE = 'manifest.json';
/** The manifest's own sum, as `sha256sum` writes it. It is written last: without it a backup is none. */
const SUM_FILE = 'manifest.sha256';

/** The files of a backup beside the manifest; the folders of the uploads and of what else lay in the data folder. */
export const SQLITE_FILE = 'database.sqlite';
export const DUMP_FILE = 'database.dump';
export const UPLOADS = 'uploads';
export const DATA_FILES = 'data';

/** No way out of the folder of the backup. */
const PATH = /^(?!.*(?:^|\/)\.\.?(?:\/|$))[^/\\\0]+(?:\/[^/\\\0]+)*$/;

const sum = z.string().regex(/^[\da-f]{64}$/);
const count = z.int().nonnegative();

const fileSchema = z.object({ path: z.string().regex(PATH), size: count, sha256: sum });

const manifestSchema = z.object({
  format: z.literal('ykd-backup'),
  version: z.literal(1),
  /** Epoch milliseconds. What was confirmed before is in the backup. */
  createdAt: z.int(),
  /** Who asked for it: only what the schedule made is removed by it. */
  origin: z.enum(['manual', 'schedule']),
  database: z.object({
    kind: z.enum(['sqlite', 'postgres']),
    migrations: z.array(z.string()),
    tables: z.record(z.string(), z.object({ rows: count, sum })),
  }),
  /** Tells whether a SESSION_SECRET is the one of the backup's server; absent when it had none yet. */
  secretMark: z.string().optional(),
  files: z.array(fileSchema),
});

/** One file of a backup: its path in it, its size in bytes, and its sum. */
export type BackupFile = z.output<typeof fileSchema>;
/** What a backup says of itself. */
export type Manifest = z.output<typeof manifestSchema>;

const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

/** Describes bytes that are stored at a path. */
export const describeBytes = (path: string, bytes: Uint8Array): BackupFile => ({
  path,
  size: bytes.byteLength,
  sha256: sha256(bytes),
});

/** Reads a file of a backup through and describes it. */
export const describeFile = async (folder: string, path: string): Promise<BackupFile> => {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of createReadStream(join(folder, path))) {
    const bytes = chunk as Buffer;
    hash.update(bytes);
    size += bytes.byteLength;
  }
  return { path, size, sha256: hash.digest('hex') };
};

/** Writes the manifest, then its sum. */
export const writeManifest = async (folder: string, manifest: Manifest): Promise<void> => {
  const text = `${JSON.stringify(manifest, undefined, 1)}\n`;
  await writeDurably(join(folder, MANIFEST_FILE), text);
  await writeDurably(join(folder, SUM_FILE), `${sha256(text)}  ${MANIFEST_FILE}\n`);
};

/** Reads the manifest of a backup. Throws BackupError when the folder is none, or the manifest was changed. */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const read = (name: string): Promise<string> =>
    readFile(join(folder, name), 'utf8').catch((cause: unknown) => {
      if (!['ENOENT', 'ENOTDIR'].includes(codeOf(cause) ?? '')) throw cause;
      throw new BackupError(`${folder} 不是完整的备份：没有 ${name}。`, { cause });
    });
  const [text, kept] = [await read(MANIFEST_FILE), await read(SUM_FILE)];
  if (kept.split(/\s/)[0] !== sha256(text)) {
    throw new BackupError(`${folder} 的 ${MANIFEST_FILE} 与 ${SUM_FILE} 不符：备份已损坏或被改动。`);
  }
  const parsed = manifestSchema.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  throw new BackupError(
    `${folder} 的 ${MANIFEST_FILE} 无法识别：它可能来自更新版本的程序，请用那个版本恢复。`,
  );
};
