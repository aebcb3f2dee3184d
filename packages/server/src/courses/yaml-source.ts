import { isMap, isScalar, isSeq, LineCounter, parseDocument, visit, type Document, type Node } from 'yaml';
import type { Report } from './course-error.js';
import { malformed, reportYamlErrors } from './yaml-errors.js';

/** What a YAML text says, and where. */
export interface YamlSource {
  readonly value: unknown;
  /** The line of a field by its path; of one that is missing, where what it is missing in begins. */
  lineOf(path: readonly PropertyKey[]): number;
}

/** Where an alias stands that leads nowhere. */
const deadAlias = (document: Document): number | undefined => {
  let at: number | undefined;
  visit(document, {
    Alias: (_, alias) => {
      if (alias.resolve(document) !== undefined) return undefined;
      at = alias.range?.[0];
      return visit.BREAK;
    },
  });
  return at;
};

/** The key or item that a step of a path leads to, and the value there. */
const step = (node: unknown, part: PropertyKey): readonly [found: Node, value: unknown] | undefined => {
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === part);
    return isScalar(pair?.key) ? [pair.key, pair.value] : undefined;
  }
  const item = isSeq<Node>(node) ? node.items[Number(part)] : undefined;
  return item && [item, item];
};

/** Reads a YAML text; undefined after reporting why it cannot be read. */
export const readYaml = (source: string, report: Report): YamlSource | undefined => {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  if (document.errors.length > 0) {
    reportYamlErrors(document, lines, report);
    return undefined;
  }
  const lineOf = (path: readonly PropertyKey[]): number => {
    let at = 0;
    let node: unknown = document.contents;
    for (const part of path) {
      const next = step(node, part);
      if (next === undefined) break;
      at = next[0].range?.[0] ?? at;
      node = next[1];
    }
    return lines.linePos(at).line;
  };
  try {
    return { value: document.toJS(), lineOf };
  } catch {
    // Only aliases fail here: one that leads nowhere, or many that multiply without end.
    const dead = deadAlias(document);
    const reason = dead === undefined ? '别名（*）展开之后太大' : '以 * 开头的值要加引号';
    report(lines.linePos(dead ?? 0).line, malformed(reason));
    return undefined;
  }
};
