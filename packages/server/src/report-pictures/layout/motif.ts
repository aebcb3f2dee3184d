import type { ReportEditionName } from '@ykd/domain/report';
import { element } from '../svg.js';
import type { Sheet } from './sheet.js';

/** A scene is drawn on a strip of this size, which stands on the lower edge of the picture. */
const STRIP = 150;

type Motif = (sheet: Sheet) => string;

/** A garden in spring: a sun, and hills with flowers. */
const garden: Motif = ({ colours, width, height }) => {
  const flower = (x: number, y: number, size: number): string =>
    element('path', {
      d: `M${x} ${y}v${-size * 1.6}`,
      stroke: colours.accent,
      'stroke-width': 6,
      'stroke-linecap': 'round',
    }) +
    element('path', {
      d: `M${x} ${y - size * 0.5}q${size * 0.9} ${-size * 0.1} ${size} ${-size * 0.9}q${-size * 0.9} 0 ${-size} ${size * 0.9}Z`,
      fill: colours.accent,
    }) +
    element('circle', { cx: x, cy: y - size * 1.8, r: size * 0.42, fill: colours.second });
  return (
    element('circle', { cx: width - 120, cy: 330, r: 210, fill: colours.second, 'fill-opacity': 0.16 }) +
    element('circle', { cx: width - 120, cy: 330, r: 140, fill: colours.second, 'fill-opacity': 0.28 }) +
    element('path', {
      d: `M0 ${height - 70}Q${width * 0.28} ${height - STRIP} ${width * 0.55} ${height - 80}T${width} ${height - 110}V${height}H0Z`,
      fill: colours.accent,
      'fill-opacity': 0.22,
    }) +
    flower(96, height - 66, 26) +
    flower(150, height - 74, 18) +
    flower(610, height - 62, 20) +
    element('path', {
      d: `M0 ${height - 30}Q${width * 0.35} ${height - 90} ${width * 0.7} ${height - 36}T${width} ${height - 46}V${height}H0Z`,
      fill: colours.accent,
      'fill-opacity': 0.4,
    })
  );
};

/** Where stars stand, in parts of the width and of the height of the sky, and how large they are. */
const STARS: readonly (readonly [number, number, number])[] = [
  [0.07, 0.14, 3],
  [0.2, 0.11, 2],
  [0.33, 0.15, 4],
  [0.47, 0.12, 2],
  [0.58, 0.19, 3],
  [0.66, 0.11, 2],
  [0.94, 0.13, 3],
  [0.9, 0.31, 4],
  [0.97, 0.38, 2],
  [0.62, 0.33, 2],
  [0.78, 0.4, 3],
  [0.03, 0.36, 2],
];

/** A train through the night: stars, the moon, and lit windows. */
const nightTrain: Motif = ({ colours, width, height }) => {
  const sky = Math.min(height, 1440);
  const top = height - 96;
  const carriage = (x: number, wide: number): string =>
    element('rect', { x, y: top, width: wide, height: 62, rx: 18, fill: colours.accent }) +
    Array.from({ length: Math.floor((wide - 30) / 56) }, (_, at) =>
      element('rect', {
        x: x + 24 + at * 56,
        y: top + 15,
        width: 36,
        height: 24,
        rx: 7,
        fill: colours.second,
      }),
    ).join('');
  return (
    STARS.map(([x, y, r]) =>
      element('circle', { cx: x * width, cy: y * sky, r, fill: colours.ink, 'fill-opacity': 0.7 }),
    ).join('') +
    element('circle', { cx: width - 170, cy: 340, r: 170, fill: colours.second, 'fill-opacity': 0.08 }) +
    element('path', {
      d: `M${width - 150} 250a92 92 0 1 0 72 150a78 78 0 1 1 -72 -150Z`,
      fill: colours.second,
    }) +
    carriage(-60, 320) +
    carriage(276, 320) +
    carriage(612, 320) +
    element('path', {
      d: `M948 ${top}h70q62 0 84 62h-154Z`,
      fill: colours.accent,
    }) +
    element('rect', { x: 972, y: top + 15, width: 52, height: 24, rx: 7, fill: colours.second }) +
    element('rect', { y: height - 26, width, height: 6, fill: colours.ink, 'fill-opacity': 0.35 })
  );
};

/** A line of waves from the left edge to the right one, filled down to the lower edge. */
const waves = ({ colours, width, height }: Sheet, y: number, opacity: number, shift: number): string => {
  const humps = Array.from({ length: 8 }, () => `q45 -34 90 0t90 0`).join('');
  return element('path', {
    d: `M${-shift} ${y}${humps}V${height}H${-shift}Z`,
    fill: colours.second,
    'fill-opacity': opacity,
    width,
  });
};

/** A voyage between islands: a low sun, and a boat of paper on the waves. */
const voyage: Motif = (sheet) => {
  const { colours, width, height } = sheet;
  const boat = (x: number, y: number): string =>
    element('path', { d: `M${x} ${y}h150l-34 46h-82Z`, fill: colours.accent }) +
    element('path', { d: `M${x + 78} ${y - 8}v-92l60 92Z`, fill: colours.accent, 'fill-opacity': 0.85 }) +
    element('path', { d: `M${x + 68} ${y - 8}v-74l-46 74Z`, fill: colours.accent, 'fill-opacity': 0.6 });
  return (
    element('circle', { cx: width - 150, cy: 360, r: 190, fill: colours.accent, 'fill-opacity': 0.1 }) +
    element('circle', { cx: width - 150, cy: 360, r: 120, fill: colours.accent, 'fill-opacity': 0.16 }) +
    waves(sheet, height - 66, 0.28, 60) +
    boat(560, height - 96) +
    waves(sheet, height - 38, 0.5, 130)
  );
};

const MOTIFS: { readonly [N in ReportEditionName]: Motif } = {
  report: garden,
  report2023: nightTrain,
  report2024: voyage,
};

/** What is drawn behind everything: the ground of the report, and its scene. */
export const motif = (sheet: Sheet): string => {
  const { colours, width, height, picture } = sheet;
  const stop = (offset: number, colour: string): string => element('stop', { offset, 'stop-color': colour });
  return (
    element(
      'defs',
      {},
      element(
        'linearGradient',
        { id: 'ground', x1: 0, y1: 0, x2: 0, y2: 1 },
        stop(0, colours.ground) + stop(1, colours.groundEnd),
      ),
    ) +
    element('rect', { width, height, fill: 'url(#ground)' }) +
    MOTIFS[picture.edition](sheet)
  );
};
