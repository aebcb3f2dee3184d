import { REPORT_EDITIONS, type ReportEditionName } from '@ykd/domain/report';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadDesign } from './designs/load-design';
import type { BackdropProps, DrawingProps } from './designs/base/report-design';

interface LateDesign {
  readonly Backdrop: LazyExoticComponent<ComponentType<BackdropProps>>;
  readonly Drawing: LazyExoticComponent<ComponentType<DrawingProps>>;
}

const Nothing = () => null;

/** Decorates only: what did not come is not missed, and the words stand. */
const lateDesign = (name: ReportEditionName): LateDesign => {
  const design = () => loadDesign(name).catch(() => undefined);
  return {
    Backdrop: lazy(async () => ({ default: (await design())?.Backdrop ?? Nothing })),
    Drawing: lazy(async () => ({ default: (await design())?.Drawing ?? Nothing })),
  };
};

const DESIGNS = Object.fromEntries(
  Object.values(REPORT_EDITIONS).map(({ name }) => [name, lateDesign(name)]),
) as { readonly [N in ReportEditionName]: LateDesign };

/** What a report is drawn with, which comes after its words. */
export const designOf = (name: ReportEditionName): LateDesign => DESIGNS[name];
