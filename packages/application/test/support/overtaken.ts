import type { UnitOfWork } from '../../src/ports/index.js';
import type { Fakes } from '../../src/testing/index.js';

/** The same fakes, and a way to let something happen right before the next transaction: somebody else was faster. */
export const overtaken = (
  fakes: Fakes,
): { readonly deps: Fakes; readonly before: (act: () => Promise<unknown>) => void } => {
  let next: (() => Promise<unknown>) | undefined;
  const unitOfWork: UnitOfWork = {
    transaction: async (work) => {
      const first = next;
      next = undefined;
      await first?.();
      return fakes.unitOfWork.transaction(work);
    },
  };
  return {
    deps: { ...fakes, unitOfWork },
    before: (act) => {
      next = act;
    },
  };
};
