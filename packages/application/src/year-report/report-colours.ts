import type { ReportEditionName } from '@ykd/domain/report';

/** The colours of a yearly report, each `#RRGGBB`. Beyond the Specification. */
export interface ReportColours {
  /** What the pages stand on, above; it passes over into `groundEnd` below. */
  readonly ground: string;
  readonly groundEnd: string;
  /** Text, and what is said less loudly: both read on the grounds and on a card. */
  readonly ink: string;
  readonly muted: string;
  /** What a drawing is about; large numbers. */
  readonly accent: string;
  /** What shines in a drawing; nothing is written in it. */
  readonly second: string;
  /** A sheet on the ground. */
  readonly card: string;
  /** Text on `accent`. */
  readonly onAccent: string;
}

/** The colours of one report on paper and in the dark. Beyond the Specification. */
export interface ReportColourModes {
  readonly light: ReportColours;
  readonly dark: ReportColours;
}

/**
 * The colours of the three reports, for their pages and for the pictures that are shared: a garden in spring, a train through the
 * night, a voyage between paper islands. Beyond the Specification.
 */
export const REPORT_COLOURS: { readonly [N in ReportEditionName]: ReportColourModes } = {
  report: {
    light: {
      ground: '#FAF7F0',
      groundEnd: '#DDF1DD',
      ink: '#16203A',
      muted: '#46506B',
      accent: '#0A8551',
      second: '#FFB52E',
      card: '#FFFDF9',
      onAccent: '#FFFFFF',
    },
    dark: {
      ground: '#0D1322',
      groundEnd: '#0F2C26',
      ink: '#EDF0F7',
      muted: '#B4BED4',
      accent: '#25CF86',
      second: '#FFBE45',
      card: '#172338',
      onAccent: '#04180F',
    },
  },
  report2023: {
    light: {
      ground: '#F3F0F4',
      groundEnd: '#D3DAF3',
      ink: '#171C3F',
      muted: '#454C74',
      accent: '#3F4FB4',
      second: '#FFAE2B',
      card: '#FDFCFF',
      onAccent: '#FFFFFF',
    },
    dark: {
      ground: '#090D1F',
      groundEnd: '#1E2450',
      ink: '#EEF0FB',
      muted: '#B6BDDF',
      accent: '#9CAEFF',
      second: '#FFC24F',
      card: '#171D3D',
      onAccent: '#0D1226',
    },
  },
  report2024: {
    light: {
      ground: '#FDF4E6',
      groundEnd: '#F9D8BF',
      ink: '#1D2140',
      muted: '#574A58',
      accent: '#C4432B',
      second: '#0F8F7C',
      card: '#FFFBF4',
      onAccent: '#FFFFFF',
    },
    dark: {
      ground: '#141426',
      groundEnd: '#3A2135',
      ink: '#FBF1E6',
      muted: '#D3BFBE',
      accent: '#FF8A6B',
      second: '#3CC7AE',
      card: '#251D33',
      onAccent: '#2A0D06',
    },
  },
};
