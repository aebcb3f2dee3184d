import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setStage } from '../soak/stage.js';
import type { Arena } from './arena.js';
import { verdictOf, type Verdict } from './judges/verdicts.js';
import { PARTS, type PartName } from './parts/parts.js';

export interface AttackOptions {
  readonly seed: number;
  /** How long each part may go on beginning something new. */
  readonly seconds: number;
  readonly tiny: boolean;
  readonly say: (line: string) => void;
}

/** Runs parts of the attack, one after the other, on a platform of their own that ends with them. */
export const attack = async (
  names: readonly PartName[],
  { seed, seconds, tiny, say }: AttackOptions,
): Promise<readonly Verdict[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'ykd-attack-'));
  const verdicts: Verdict[] = [];
  try {
    const stage = await setStage(folder, { settings: { LOG_LEVEL: 'info', DATABASE_CHECK_HOURS: '0' } });
    try {
      for (const part of names) {
        const begun = performance.now();
        const [address] = stage.platform.addresses;
        const arena: Arena = {
          stage,
          address,
          dataDir: join(folder, 'data'),
          seed,
          tiny,
          timeLeft: () => performance.now() - begun < seconds * 1000,
          check: (what, tried) => void verdicts.push(verdictOf(part, what, tried)),
        };
        try {
          await PARTS[part](arena);
        } catch (error) {
          arena.check('攻击本身做得完', {
            tried: 1,
            evidence: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
          });
        }
        if (!tiny) say(`${part}：${Math.round((performance.now() - begun) / 1000)} 秒`);
      }
    } finally {
      await stage.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return verdicts;
};
