import { REPORT_COLOURS, type ReportColours } from '@ykd/application/year-report';
import type { ReportEditionName } from '@ykd/domain/report';
import type { CSSProperties } from 'react';

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The colours of a report on paper or in the dark, as its pages and drawings name them. */
export const colourVariables = (name: ReportEditionName, mode: 'light' | 'dark'): CSSProperties => {
  const colours: ReportColours = REPORT_COLOURS[name][mode];
  return Object.fromEntries(
    Object.entries(colours).map(([colour, value]) => [`--report-${kebab(colour)}`, String(value)]),
  );
};
