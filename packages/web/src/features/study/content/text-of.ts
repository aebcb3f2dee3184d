import type { ContentNode } from '@ykd/application/course';

/** The plain text of content, as it is copied. */
export const textOf = (nodes: readonly ContentNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children ?? []))).join('');
