/** The id to which counts what counts to no person. Beyond the Specification. */
export const NOBODY = 'nobody';

/** The id of a department to which counts what counts to somebody who is in none. Beyond the Specification. */
export const NO_DEPARTMENT = 'none';

/** What is counted of a month, of whomever or whatever; money is whole cents. Beyond the Specification. */
export interface Figures {
  /** Orders that cost something and were paid in the month. */
  readonly paidOrders: number;
  /** What they cost: cents. */
  readonly received: number;
  /** Orders of which money went back in the month, each once, whenever they were paid. */
  readonly refunds: number;
  /** What went back in the month: cents. */
  readonly refunded: number;
  /** Students who came in the month. */
  readonly newStudents: number;
  /** Those of them who bought something since. */
  readonly converted: number;
}

/** Nothing at all (Beyond the Specification). */
export const NO_FIGURES: Figures = /* @__PURE__ */ Object.freeze({
  paidOrders: 0,
  received: 0,
  refunds: 0,
  refunded: 0,
  newStudents: 0,
  converted: 0,
});

/** What several come to together. Beyond the Specification. */
export const addFigures = (all: readonly Figures[]): Figures => {
  const sum = (of: (one: Figures) => number): number => all.reduce((total, one) => total + of(one), 0);
  return {
    paidOrders: sum((one) => one.paidOrders),
    received: sum((one) => one.received),
    refunds: sum((one) => one.refunds),
    refunded: sum((one) => one.refunded),
    newStudents: sum((one) => one.newStudents),
    converted: sum((one) => one.converted),
  };
};

/**
 * What is left of what came in after what went back in the same month, whole cents; less than nothing where more went back.
 * Beyond the Specification.
 *
 * @param figures - `received` and `refunded`: cents
 */
export const netOf = ({ received, refunded }: Pick<Figures, 'received' | 'refunded'>): number =>
  received - refunded;
