/** What no line begins with. */
const CLOSING = /^[，。、：；！？）》」』”’…,.:;!?)]/;

/** A word or a number of Latin letters and digits; a flag; or a sign with the marks and the signs that are drawn as one with it. */
const UNITS =
  /[\p{Script=Latin}\p{Nd}][\p{Script=Latin}\p{Nd}\p{M}'’.+#_-]*|\p{RI}{2}|.(?:[\p{M}\u{1F3FB}-\u{1F3FF}]|\u200D.)*/gsu;
const SIGNS = /\p{RI}{2}|.(?:[\p{M}\u{1F3FB}-\u{1F3FF}]|\u200D.)*/gsu;

/**
 * A text in at most so many lines, none wider than `width`; what does not fit ends in an ellipsis. Breaks between any two characters, as
 * Chinese does, but within no word of Latin letters that fits a line.
 */
export const fittedLines = (
  text: string,
  {
    width,
    most,
    measure,
  }: { readonly width: number; readonly most: number; readonly measure: (text: string) => number },
): readonly string[] => {
  const fits = (units: readonly string[], end = ''): boolean => measure(units.join('') + end) <= width;
  const units = (text.trim().match(UNITS) ?? []).flatMap((unit) =>
    fits([unit]) ? [unit] : (unit.match(SIGNS) ?? []),
  );
  const lines: string[][] = [[]];
  for (const unit of units) {
    const line = lines.at(-1) ?? [];
    if (line.length === 0 || fits([...line, unit])) line.push(unit);
    else if (CLOSING.test(unit) && line.length > 1) {
      // It takes what is before it along.
      const taken = line.pop() ?? '';
      lines.push([taken, unit]);
    } else lines.push([unit].filter((begun) => begun.trim() !== ''));
  }
  const kept = lines.slice(0, most);
  if (kept.length < lines.length) {
    const last = kept.at(-1) ?? [];
    while (last.length > 0 && !fits(last, '…')) last.pop();
    last.push('…');
  }
  return kept.map((line) => line.join(''));
};
