import { isCollection, isScalar, visit, type Document, type LineCounter } from 'yaml';
import type { Report } from './course-error.js';

/** The likely reason of an error, by the code and the words of the parser; of several on a line the first one counts. */
const REASONS: readonly {
  readonly said: RegExp;
  readonly reason: string;
  /** Something that is not closed: the error belongs where it was opened. */
  readonly open?: true;
}[] = [
  { said: /^MISSING_CHAR Missing closing/, reason: '引号没有结束', open: true },
  { said: / end with a [\]}]$/, reason: '方括号或花括号没有结束', open: true },
  { said: /^TAB_AS_INDENT/, reason: '缩进要用空格，不能用 Tab' },
  { said: /^DUPLICATE_KEY/, reason: '同一个字段写了两次' },
  { said: /^MULTIPLE_DOCS/, reason: '只能有一份内容，不能用 --- 隔开' },
  { said: /^BAD_SCALAR_START/, reason: '以 @、` 或 % 开头的值要加引号' },
  { said: /^BAD_DQ_ESCAPE/, reason: '双引号里的 \\ 有特殊含义，请改用单引号' },
  { said: /^UNEXPECTED_TOKEN .* at node end$/, reason: '引号或括号后面还有多余的文字' },
  {
    said: /^BLOCK_AS_IMPLICIT_KEY/,
    reason: '值里有“: ”时整个值要加引号；没有的话，是下一行缩进得太多',
  },
  {
    said: /^MULTILINE_IMPLICIT_KEY|^MISSING_CHAR Implicit map keys/,
    reason: '字段名后面要有英文冒号和空格',
  },
  { said: /^BAD_INDENT|^MISSING_CHAR Sequence item/, reason: '缩进不对，同一级的内容要左对齐' },
];

/** What is said of YAML that cannot be read. */
export const malformed = (reason: string | undefined): string =>
  `YAML 格式错误${reason === undefined ? '' : `：${reason}`}`;

/** Where quotes and brackets begin, by where they end: one that is not closed ends where the parser complains. */
const opened = (document: Document): ReadonlyMap<number, number> => {
  const begins = new Map<number, number>();
  visit(document, {
    Node: (_, node) => {
      const marked = isCollection(node) ? node.flow : isScalar(node) && node.type?.startsWith('QUOTE');
      if (marked === true && node.range) begins.set(node.range[1], node.range[0]);
    },
  });
  return begins;
};

/**
 * Reports the first line that the parser complains of, with the likely reason, and the others that have the same reason:
 * what else it says behind a broken line is mostly a consequence.
 */
export const reportYamlErrors = (document: Document, lines: LineCounter, report: Report): void => {
  const begins = opened(document);
  const rankOf = new Map<number, number>();
  let firstLine = Infinity;
  for (const { code, message, pos } of document.errors) {
    const found = REASONS.findIndex(({ said }) => said.test(`${code} ${message}`));
    const rank = found < 0 ? REASONS.length : found;
    const begin = REASONS[rank]?.open === true ? begins.get(pos[0]) : undefined;
    const { line } = lines.linePos(begin ?? pos[0]);
    rankOf.set(line, Math.min(rank, rankOf.get(line) ?? rank));
    firstLine = Math.min(firstLine, line);
  }
  const first = rankOf.get(firstLine);
  for (const [line, rank] of rankOf) if (rank === first) report(line, malformed(REASONS[rank]?.reason));
};
