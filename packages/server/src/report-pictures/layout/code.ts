import { encode } from 'uqr';
import { element } from '../svg.js';

const QUIET_EDGE = 3;

/** A code that scanners read, in a square of paper with round corners: dark on light, whatever the colours of the picture are. */
export const codeSquare = (x: number, y: number, size: number, text: string): string => {
  const { data } = encode(text, { border: QUIET_EDGE, ecc: 'M' });
  const edge = (at: number): number => Math.round((at * size) / data.length);
  // In one path: a seam between two modules would show.
  const path = data
    .flatMap((line, row) =>
      line.map((isDark, column) =>
        isDark
          ? `M${x + edge(column)} ${y + edge(row)}H${x + edge(column + 1)}V${y + edge(row + 1)}H${x + edge(column)}Z`
          : '',
      ),
    )
    .join('');
  return (
    element('rect', { x, y, width: size, height: size, rx: 20, fill: '#FFFFFF' }) +
    element('path', { d: path, fill: '#101322', 'shape-rendering': 'crispEdges' })
  );
};
