/** How many numbers a command of a path takes, and which of them are the point to which it leads. */
const COMMANDS: Readonly<
  Record<string, { readonly takes: number; readonly x?: number; readonly y?: number }>
> = {
  M: { takes: 2, x: 0, y: 1 },
  L: { takes: 2, x: 0, y: 1 },
  T: { takes: 2, x: 0, y: 1 },
  H: { takes: 1, x: 0 },
  V: { takes: 1, y: 0 },
  S: { takes: 4, x: 2, y: 3 },
  Q: { takes: 4, x: 2, y: 3 },
  C: { takes: 6, x: 4, y: 5 },
  A: { takes: 7, x: 5, y: 6 },
  Z: { takes: 0 },
};

type At = readonly [x: number, y: number];

/** The points to which the commands of a path lead. Throws for what is no path, as for a number that is none. */
export const pathPoints = (path: string): readonly At[] => {
  const tokens = path.match(/[a-z]|-?\d*\.?\d+/gi) ?? [];
  if (tokens.join('').length !== path.replaceAll(/[\s,]/g, '').length)
    throw new Error(`no path: ${path.slice(0, 80)}`);
  const found: At[] = [];
  let at: At = [0, 0];
  let start: At = at;
  let index = 0;
  let command = '';
  while (index < tokens.length) {
    const token = tokens[index] ?? '';
    if (/[a-z]/i.test(token)) {
      command = token;
      index += 1;
    }
    const known = COMMANDS[command.toUpperCase()];
    if (known === undefined) throw new Error(`no command: ${command} before ${index}`);
    const numbers = tokens.slice(index, index + known.takes).map(Number);
    if (numbers.length < known.takes || numbers.some((number) => !Number.isFinite(number)))
      throw new Error(`no numbers: ${command} before ${index}`);
    index += known.takes;
    const isRelative = command === command.toLowerCase();
    const along = (axis: 0 | 1, number: number | undefined): number =>
      number === undefined ? at[axis] : (numbers[number] ?? 0) + (isRelative ? at[axis] : 0);
    at = command.toUpperCase() === 'Z' ? start : [along(0, known.x), along(1, known.y)];
    if (command.toUpperCase() === 'M') {
      start = at;
      // Further pairs are lines.
      command = isRelative ? 'l' : 'L';
    }
    found.push(at);
  }
  return found;
};
