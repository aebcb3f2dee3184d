import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setStage, type Stage } from '../soak/stage.js';
import type { Arena } from './arena.js';
import { verdictOf, type Verdict } from './judges/verdicts.js';
import { PARTS, TOGETHER, type PartName } from './parts/parts.js';

export interface AttackOptions {
  readonly seed: number;
  /** How long each part may go on beginning something new. */
  readonly seconds: number;
  readonly tiny: boolean;
  readonly say: (line: string) => void;
}

/** A part that has begun nothing new for so long hangs, ms. */
const GRACE_MS = 120_000;

/** So many lines of the platform go with what went wrong: those that say that something did. */
const LAST_LINES = 3;
const BAD_LINE = /"level":(?:[4-6]0)/;

class Overdue extends Error {}

/** Waits for a part, but not for ever. */
const within = async (limitMs: number, part: Promise<void>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Overdue(`${Math.round(limitMs / 1000)} 秒还没有结束`)), limitMs);
  });
  // What becomes of it after that nobody waits for.
  part.catch(() => {});
  try {
    await Promise.race([part, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** Runs parts one after the other on a platform of their own, which ends with them; answers whether one was overdue. */
const attackOne = async (
  names: readonly PartName[],
  { seed, seconds, tiny, say }: AttackOptions,
  verdicts: Verdict[],
): Promise<boolean> => {
  const folder = mkdtempSync(join(tmpdir(), 'ykd-attack-'));
  let stage: Stage | undefined;
  try {
    stage = await setStage(folder, { settings: { LOG_LEVEL: 'info', DATABASE_CHECK_HOURS: '0' } });
    for (const part of names) {
      const begun = performance.now();
      const arena: Arena = {
        stage,
        address: stage.platform.addresses[0],
        dataDir: join(folder, 'data'),
        seed,
        tiny,
        timeLeft: () => performance.now() - begun < seconds * 1000,
        check: (what, tried) => void verdicts.push(verdictOf(part, what, tried)),
      };
      try {
        await within(3_000 * seconds + GRACE_MS, PARTS[part](arena));
      } catch (error) {
        const evidence = [
          error instanceof Error ? (error.stack ?? error.message) : String(error),
          ...stage.platform
            .lastLines()
            .filter((line) => BAD_LINE.test(line))
            .slice(-LAST_LINES),
        ];
        arena.check('攻击本身做得完', { tried: 1, evidence });
        if (error instanceof Overdue) return true;
      }
      if (!tiny) say(`${part}：${Math.round((performance.now() - begun) / 1000)} 秒`);
    }
    return false;
  } finally {
    await stage?.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Runs parts of the attack. After one that is overdue no other is begun. */
export const attack = async (
  names: readonly PartName[],
  options: AttackOptions,
): Promise<readonly Verdict[]> => {
  const verdicts: Verdict[] = [];
  for (const together of TOGETHER) {
    const wanted = together.filter((name) => names.includes(name));
    if (wanted.length > 0 && (await attackOne(wanted, options, verdicts))) break;
  }
  return verdicts;
};
