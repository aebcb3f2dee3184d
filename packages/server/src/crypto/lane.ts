/** One who waits. Instants are those of the clock of turns, ms. */
export interface Waiting {
  readonly since: number;
  begin(): void;
  refuse(): void;
}

/** Those who wait, in a line for each place that they come from; the lines take turns. */
export interface Lane {
  /** Lets one wait; answers who cannot any more, if the lane is full: he, or the last one of the longest line. */
  join(from: string, one: Waiting): Waiting | undefined;
  /** How many wait from one place. */
  waiting(from: string): number;
  /** Whose turn it is. */
  take(): Waiting | undefined;
  /** Takes those out who have waited since before an instant. */
  takeOlder(before: number): readonly Waiting[];
}

/** A lane for so many at the most. */
export const createLane = (max: number): Lane => {
  /** In the order of their turns; none is empty. */
  const lines = new Map<string, Waiting[]>();
  let size = 0;

  const shrink = (from: string, line: readonly Waiting[]): void => {
    size -= 1;
    if (line.length === 0) lines.delete(from);
  };

  /** Takes the last one out of the longest line, where that is longer than one of `length` would become. */
  const shed = (length: number): Waiting | undefined => {
    let longest: readonly [string, Waiting[]] | undefined;
    for (const entry of lines) if (entry[1].length > (longest?.[1].length ?? length + 1)) longest = entry;
    const last = longest?.[1].pop();
    if (longest !== undefined) shrink(...longest);
    return last;
  };

  return {
    join: (from, one) => {
      const shedOne = size < max ? undefined : shed(lines.get(from)?.length ?? 0);
      if (size >= max) return one;
      const line = lines.get(from);
      if (line === undefined) lines.set(from, [one]);
      else line.push(one);
      size += 1;
      return shedOne;
    },
    waiting: (from) => lines.get(from)?.length ?? 0,
    take: () => {
      const [first] = lines;
      if (first === undefined) return undefined;
      const [from, line] = first;
      const one = line.shift();
      // To the end of the round.
      lines.delete(from);
      lines.set(from, line);
      shrink(from, line);
      return one;
    },
    takeOlder: (before) => {
      const late: Waiting[] = [];
      for (const [from, line] of lines) {
        while (line[0] !== undefined && line[0].since < before) {
          late.push(line[0]);
          line.shift();
          shrink(from, line);
        }
      }
      return late;
    },
  };
};
