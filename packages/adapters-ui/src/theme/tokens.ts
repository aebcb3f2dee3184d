import {
  LESSON_AIR_PX,
  LESSON_HEAD_PX,
  LESSON_HEAD_ROW_PX,
  LESSON_SAVING_ROW_PX,
  LESSON_TALL_HEAD_PX,
  MODAL_BODY_MAX_VH,
  MODAL_CLOSE_MS,
  MODAL_WIDTH_PX,
  TOAST_GAP_PX,
  TOAST_OFFSET_PX,
} from '../widgets/measures';

/**
 * Design tokens: the only place that holds a raw colour. Pages and widgets name them.
 * `docs/design-language.md` shows the same values as tables.
 */

/** A semantic colour: its value on paper (light) and on ink (dark). */
const pair = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });

const value = <T extends string>(raw: T) => ({ value: raw });

const pixels = (count: number) => value(`${count}px`);

/** Multiples of four pixels, in rem so that they grow with the reader's font size. Halves are for optical nudges. */
const grid = Object.fromEntries(
  [
    0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 40, 48, 56, 64, 72, 80, 96,
  ].map((step) => [step, value(`${step / 4}rem`)]),
);

const sansStack = [
  '-apple-system',
  'BlinkMacSystemFont',
  '"PingFang SC"',
  '"HarmonyOS Sans SC"',
  '"MiSans"',
  '"Noto Sans SC"',
  '"Noto Sans CJK SC"',
  '"Microsoft YaHei"',
  'system-ui',
  'sans-serif',
].join(', ');

const monoStack = [
  'ui-monospace',
  '"SF Mono"',
  '"JetBrains Mono"',
  'Menlo',
  'Consolas',
  '"Noto Sans Mono CJK SC"',
  'monospace',
].join(', ');

export const breakpoints = { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' };

export const tokens = {
  fonts: { body: value(sansStack), heading: value(sansStack), mono: value(monoStack) },
  fontSizes: {
    xs: value('0.75rem'),
    sm: value('0.875rem'),
    md: value('1rem'),
    lesson: value('1.0625rem'),
    lg: value('1.125rem'),
    xl: value('1.25rem'),
    '2xl': value('1.5rem'),
    '3xl': value('1.875rem'),
    '4xl': value('2.375rem'),
    '5xl': value('3rem'),
  },
  fontWeights: { normal: value('400'), medium: value('500'), semibold: value('600'), bold: value('700') },
  lineHeights: {
    none: value('1'),
    tight: value('1.3'),
    snug: value('1.45'),
    normal: value('1.6'),
    lesson: value('1.8'),
  },
  letterSpacings: { tight: value('-0.01em'), wide: value('0.04em') },
  spacing: {
    ...grid,
    toastGap: pixels(TOAST_GAP_PX),
    toastOffset: pixels(TOAST_OFFSET_PX),
    lessonHead: pixels(LESSON_HEAD_PX),
    lessonTallHead: pixels(LESSON_TALL_HEAD_PX),
    belowLessonHead: pixels(LESSON_HEAD_PX + LESSON_AIR_PX),
    belowLessonTallHead: pixels(LESSON_TALL_HEAD_PX + LESSON_AIR_PX),
  },
  sizes: {
    ...grid,
    full: value('100%'),
    screen: value('100dvh'),
    prose: value('42em'),
    modal: pixels(MODAL_WIDTH_PX),
    modalBody: value(`${MODAL_BODY_MAX_VH}vh`),
    lessonHeadRow: pixels(LESSON_HEAD_ROW_PX),
    lessonSavingRow: pixels(LESSON_SAVING_ROW_PX),
    /** The columns beside a lesson. */
    outline: value('296px'),
    aside: value('22rem'),
    page: value('1200px'),
  },
  radii: {
    none: value('0'),
    sm: value('4px'),
    md: value('8px'),
    card: value('12px'),
    lg: value('16px'),
    full: value('9999px'),
  },
  borders: { hairline: value('1px solid') },
  durations: {
    fast: value('120ms'),
    normal: value('200ms'),
    slow: value('400ms'),
    modalClose: value(`${MODAL_CLOSE_MS}ms`),
  },
  easings: { out: value('cubic-bezier(0.2, 0.7, 0.2, 1)') },
  zIndex: {
    sticky: value('100'),
    menu: value('1000'),
    modal: value('1400'),
    toast: value('1700'),
    progress: value('1800'),
  },
};

/** One hue a track; banners mix these five, so that all courses look like one family. */
export const trackColours = {
  java: {
    bg: pair('#FDDFD2', '#3A1E11'),
    shape: pair('#F3B397', '#60311B'),
    pop: pair('#D46A34', '#C56A3E'),
    spark: pair('#F7AC4D', '#E5A14B'),
    ink: pair('#56250D', '#FDE1D5'),
  },
  python: {
    bg: pair('#D8E8FC', '#15273E'),
    shape: pair('#9FC7FB', '#224167'),
    pop: pair('#468DE5', '#4C88D3'),
    spark: pair('#E1B942', '#D1AD41'),
    ink: pair('#15365D', '#DBE9FC'),
  },
  web: {
    bg: pair('#CAEDFC', '#012B39'),
    shape: pair('#85D0EE', '#00475B'),
    pop: pair('#089AC3', '#0E94BA'),
    spark: pair('#1BD9D1', '#0DCBC3'),
    ink: pair('#043B4C', '#CDEEFC'),
  },
  data: {
    bg: pair('#E7E2FD', '#28213C'),
    shape: pair('#C8BAF6', '#433763'),
    pop: pair('#9477DD', '#8C74CC'),
    spark: pair('#F09BE8', '#DF92D8'),
    ink: pair('#392B5A', '#E9E4FE'),
  },
  go: {
    bg: pair('#C7F0EC', '#022D2B'),
    shape: pair('#7FD6D0', '#004A47'),
    pop: pair('#04A19B', '#0E9A94'),
    spark: pair('#75D78D', '#6FC884'),
    ink: pair('#043E3C', '#CBF1EE'),
  },
  algorithm: {
    bg: pair('#FDDBEA', '#381C2A'),
    shape: pair('#EFAECC', '#5D2E45'),
    pop: pair('#CD6199', '#BF6291'),
    spark: pair('#FDA1A0', '#F98E8F'),
    ink: pair('#53223B', '#FEDEEC'),
  },
  tool: {
    bg: pair('#E2E6F0', '#23262F'),
    shape: pair('#BCC4D8', '#3A3F4E'),
    pop: pair('#808BAD', '#7B85A2'),
    spark: pair('#99C1F4', '#90B4E2'),
    ink: pair('#303544', '#E4E8F2'),
  },
  mini: {
    bg: pair('#D8EED3', '#192C14'),
    shape: pair('#A7D29E', '#294922'),
    pop: pair('#55A144', '#58994A'),
    spark: pair('#CBC24A', '#BEB548'),
    ink: pair('#1C3F14', '#DAEFD6'),
  },
};

export const semanticTokens = {
  colors: {
    bg: {
      page: pair('#FAF7F0', '#0D1322'),
      surface: pair('#FFFDF9', '#141C2F'),
      raised: pair('#FFFFFF', '#1B253C'),
      subtle: pair('#F3EEE3', '#19233A'),
      overlay: pair('rgba(22, 32, 58, 0.48)', 'rgba(4, 7, 14, 0.66)'),
    },
    fg: {
      default: pair('#16203A', '#EDF0F7'),
      muted: pair('#46506B', '#B4BED4'),
      subtle: pair('#5F6880', '#94A0BB'),
      inverse: pair('#FFFDF9', '#0D1322'),
    },
    /** Hairlines; `line.strong` is for the edge of controls (3:1 against every background). */
    line: { DEFAULT: pair('#E3DBCB', '#2A3651'), strong: pair('#8D8878', '#6B7998') },
    brand: {
      solid: pair('#1CC47C', '#25CF86'),
      hover: pair('#14B26E', '#4ADD9E'),
      contrast: pair('#06251A', '#04180F'),
      fg: pair('#00714A', '#46DD9B'),
      subtle: pair('#DBF4E6', '#10362B'),
      line: pair('#9ADBBC', '#1F5E48'),
    },
    amber: {
      solid: pair('#FFB52E', '#FFBE45'),
      hover: pair('#F5A30F', '#FFCE73'),
      contrast: pair('#2B1A00', '#2B1A00'),
      fg: pair('#8A5000', '#FFC765'),
      subtle: pair('#FFF0D0', '#3A2C10'),
      line: pair('#F0CD85', '#6B5320'),
    },
    danger: {
      solid: pair('#D12F3F', '#CC3745'),
      hover: pair('#B3202F', '#B82C3A'),
      contrast: pair('#FFFFFF', '#FFFFFF'),
      fg: pair('#B3202F', '#FF9599'),
      subtle: pair('#FCE6E5', '#431B22'),
      line: pair('#EEB4B4', '#7A303A'),
    },
    info: {
      fg: pair('#2A4E9B', '#9DBBFF'),
      subtle: pair('#E5ECF9', '#1B2C54'),
      line: pair('#B5C6EA', '#34508F'),
    },
    /** Data colours: at least 3:1 on every background, and always beside the number. */
    data: { green: pair('#0E9A5F', '#33C98A'), red: pair('#E2603F', '#FF8465') },
    /** The same in both modes: a scanner wants dark on light. */
    qr: { paper: pair('#FFFFFF', '#FFFFFF'), ink: pair('#16203A', '#16203A') },
    focus: { ring: pair('#00714A', '#46DD9B') },
    track: trackColours,
  },
};

/** Named type settings; `figure` and `table` keep digits in columns. */
export const textStyles = {
  display: {
    value: { fontSize: '4xl', lineHeight: 'tight', fontWeight: 'semibold', letterSpacing: 'tight' },
  },
  title: { value: { fontSize: '2xl', lineHeight: 'tight', fontWeight: 'semibold' } },
  heading: { value: { fontSize: 'lg', lineHeight: 'snug', fontWeight: 'semibold' } },
  body: { value: { fontSize: 'md', lineHeight: 'normal' } },
  small: { value: { fontSize: 'sm', lineHeight: 'snug' } },
  caption: { value: { fontSize: 'xs', lineHeight: 'snug' } },
  lesson: { value: { fontSize: 'lesson', lineHeight: 'lesson' } },
  figure: {
    value: {
      fontSize: '3xl',
      lineHeight: 'tight',
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
    },
  },
};

export const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  fadeIn: { from: { opacity: '0' } },
  fadeOut: { to: { opacity: '0' } },
  riseIn: { from: { opacity: '0', transform: 'translateY(12px)' } },
  sinkOut: { to: { opacity: '0', transform: 'translateY(12px)' } },
  sheetIn: { from: { transform: 'translateY(100%)' } },
  sheetOut: { to: { transform: 'translateY(100%)' } },
  dropIn: { from: { opacity: '0', transform: 'translateY(-8px)' } },
  breathe: { '50%': { opacity: '0.35' } },
};
