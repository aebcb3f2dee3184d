import type { ReportEditionName } from '@ykd/domain/report';
import type { ReportDesign } from './base/report-design';

const LOADS: { readonly [N in ReportEditionName]: () => Promise<ReportDesign> } = {
  report: async () => (await import('./garden/garden')).garden,
  report2023: async () => (await import('./night-train/night-train')).nightTrain,
  report2024: async () => (await import('./voyage/voyage')).voyage,
};

/** Loads the design of a report, of which the others need nothing. Rejects where it cannot be fetched. */
export const loadDesign = (name: ReportEditionName): Promise<ReportDesign> => LOADS[name]();
