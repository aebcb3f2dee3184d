import type { CodeFailure } from './code-runner.js';

/** Files of a program, as traces name them. */
const LEARNERS = /(?:File "|^|[\s(])(main|check)\.(?:py|js)\b/;
const LAST_LINE = /File "main\.py", line (\d+)/g;

/** The line of the program that failed; undefined when it is not in the program. */
export const lineOfFailure = ({ trace, line }: CodeFailure): number | undefined => {
  const found = [...trace.matchAll(LAST_LINE)].at(-1)?.[1];
  return found === undefined ? line : Number(found);
};

/** A part of a Python trace: the line that names a file, and those below it that show the place. */
const pythonParts = (lines: readonly string[]): readonly (readonly string[])[] => {
  const parts: string[][] = [];
  for (const line of lines) {
    if (line.startsWith('  File ') || !line.startsWith(' ') || parts.length === 0) parts.push([line]);
    else parts.at(-1)?.push(line);
  }
  return parts;
};

/** A trace without what stands around the program: neither the language's own files nor ours. */
export const shortTrace = ({ trace }: CodeFailure): string => {
  const lines = trace.split('\n');
  if (trace.startsWith('Traceback')) {
    return pythonParts(lines)
      .filter(([first = '']) => !first.startsWith('  File ') || LEARNERS.test(first))
      .flat()
      .join('\n');
  }
  return lines.filter((line) => !/^\s+at /.test(line) || LEARNERS.test(line)).join('\n');
};
