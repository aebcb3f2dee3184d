import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { HOUR_MS } from '@ykd/domain/shared';
import * as z from 'zod/mini';

const localAccount = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  email: z.string(),
  avatarUrl: z.optional(z.string()),
  note: z.optional(z.string()),
  /** How often a password was set; none is kept. */
  passwords: z.int(),
  /** Epoch milliseconds. */
  createdAt: z.int(),
  modifiedAt: z.int(),
});

export type LocalAccount = z.output<typeof localAccount>;

/** The accounts of a local service, in a small file that outlives the process. */
export interface LocalAccounts {
  all(): readonly LocalAccount[];
  /** Stores an account in place of the one with its id. */
  put(account: LocalAccount): void;
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** The random part of a draft's name. */
const DRAFT = /^\.[\da-f-]{36}$/;
/** Nobody works on a draft that long. */
const DRAFT_MAX_AGE_MS = HOUR_MS;

/** Removes what processes that were killed left unfinished. Never throws: litter harms nobody. */
const removeOldDrafts = (file: string): void => {
  try {
    for (const name of readdirSync(dirname(file))) {
      if (!name.startsWith(basename(file)) || !DRAFT.test(name.slice(basename(file).length))) continue;
      const path = join(dirname(file), name);
      if (Date.now() - statSync(path).mtimeMs > DRAFT_MAX_AGE_MS) rmSync(path);
    }
  } catch {
    // The next start tries again.
  }
};

/**
 * Accounts in a JSON file, which is made with the first account. Each read sees what any process wrote last. What killed
 * processes left beside it goes at the start.
 */
export const fileAccounts = (file: string): LocalAccounts => {
  removeOldDrafts(file);
  const all = (): readonly LocalAccount[] => {
    try {
      return z.parse(z.array(localAccount), JSON.parse(readFileSync(file, 'utf8')));
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  };
  return {
    all,
    put: (account) => {
      const others = all().filter(({ id }) => id !== account.id);
      mkdirSync(dirname(file), { recursive: true });
      // Whole or not at all, whenever the process ends.
      const draft = `${file}.${randomUUID()}`;
      writeFileSync(draft, JSON.stringify([...others, account]), { mode: 0o600, flush: true });
      renameSync(draft, file);
    },
  };
};
