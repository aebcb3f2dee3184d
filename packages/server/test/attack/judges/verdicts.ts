/** What a part of the attack tried, and what came of it. */
export interface Verdict {
  readonly part: string;
  /** What must hold, for people. */
  readonly what: string;
  readonly held: boolean;
  /** How often it was tried. */
  readonly tried: number;
  /** Figures for people; empty when there are none. */
  readonly figures: string;
  readonly evidence: readonly string[];
}

/** What a check has to say. */
export interface Tried {
  readonly tried: number;
  /** What did not hold, each a line for people. */
  readonly evidence: readonly string[];
  readonly figures?: string;
}

/** So much of what does not hold is kept: the first ones tell the rest. */
const EVIDENCE_MAX = 20;

/** What a check says that was never tried: nothing holds by being left out. */
const NEVER_TRIED = '一次也没有试到，不能算守住';

/** Judges a check: it holds when it was tried and nothing speaks against it. */
export const verdictOf = (part: string, what: string, { tried, evidence, figures = '' }: Tried): Verdict => {
  const all = tried === 0 && evidence.length === 0 ? [NEVER_TRIED] : evidence;
  const more = all.length - EVIDENCE_MAX;
  return {
    part,
    what,
    held: all.length === 0,
    tried,
    figures,
    evidence: [...all.slice(0, EVIDENCE_MAX), ...(more > 0 ? [`……另有 ${more} 条`] : [])],
  };
};

/** Collects what speaks against something while it is tried again and again. */
export const tally = () => {
  const evidence: string[] = [];
  let tried = 0;
  return {
    /** Counts a try, with what speaks against it. */
    add: (...against: readonly string[]): void => {
      tried += 1;
      evidence.push(...against);
    },
    result: (figures = ''): Tried => ({ tried, evidence, figures }),
  };
};

export type Tally = ReturnType<typeof tally>;
