const essence = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd();

/** Whether a program printed what was asked for. Spaces at the ends of lines and empty lines at the end do not count. */
export const isSameOutput = (expected: string, printed: string): boolean =>
  essence(expected) === essence(printed);
