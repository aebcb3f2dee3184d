import type { Nodes, RootContent } from 'mdast';
import type { Report } from './course-error.js';

/** How many elements may lie in each other: a list in a list counts twice, for its items. Deeper ones nobody can read. */
const NESTING_MAX = 20;

const TOO_DEEP = '嵌套太深';

/** Reports what lies too deep in a node; answers whether anything does. Without recursion, however deep that is. */
export const isTooDeep = (node: RootContent, report: Report): boolean => {
  let level: readonly Nodes[] = [node];
  for (let depth = 1; depth <= NESTING_MAX; depth += 1) {
    level = level.flatMap((one) => ('children' in one ? one.children : []));
  }
  const [first] = level;
  if (first === undefined) return false;
  report(first.position?.start.line, `${TOO_DEEP}，最多 ${NESTING_MAX} 层`);
  return true;
};

/** What a file is read as; nothing, and a report, where reading it takes more of the stack than there is. */
export const unlessTooDeep = async <T>(
  report: Report,
  read: () => Promise<readonly T[]>,
): Promise<readonly T[]> => {
  try {
    return await read();
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    report(undefined, TOO_DEEP);
    return [];
  }
};
