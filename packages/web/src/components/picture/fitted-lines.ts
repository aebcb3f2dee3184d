/** What no line begins with. */
const CLOSING = /[，。、：；！？）》」』”’…,.:;!?)]/;

/**
 * A text in at most so many lines, none wider than `width`; what does not fit ends in an ellipsis. Breaks between any two characters, as
 * Chinese does.
 */
export const fittedLines = (
  text: string,
  {
    width,
    most,
    measure,
  }: { readonly width: number; readonly most: number; readonly measure: (text: string) => number },
): readonly string[] => {
  const lines: string[] = [''];
  for (const char of text.trim()) {
    const line = lines.at(-1) ?? '';
    if (line === '' || measure(line + char) <= width) lines[lines.length - 1] = line + char;
    else if (CLOSING.test(char)) {
      // It takes the character before it along.
      const before = [...line];
      const taken = before.length > 1 ? (before.pop() ?? '') : '';
      lines.splice(-1, 1, before.join(''), taken + char);
    } else lines.push(char.trim());
  }
  if (lines.length <= most) return lines;
  let last = [...(lines[most - 1] ?? '')];
  while (last.length > 0 && measure(`${last.join('')}…`) > width) last = last.slice(0, -1);
  return [...lines.slice(0, most - 1), `${last.join('')}…`];
};
