import { mergeSolutions, type DatedCode, type SolutionCodes } from '@ykd/domain/course';

/** The solution of an exercise as this device has it. */
export interface DeviceSolution extends SolutionCodes {
  /** The instants of what the server is known to have; absent as long as it is known to have nothing. */
  readonly known?: { readonly last: number; readonly passed?: number | undefined } | undefined;
  /** What was written on another device, or on this one, and is not the last code: nothing else has it any more. */
  readonly other?: string | undefined;
}

/** By a clock that stands, or is behind what another device wrote, later than that all the same. */
const datedAfter = (before: DatedCode | undefined, code: string, now: number): DatedCode => ({
  code,
  at: Math.max(now, (before?.at ?? -1) + 1),
});

/** The member wrote on. */
export const edited = (own: DeviceSolution | undefined, code: string, now: number): DeviceSolution =>
  own?.last.code === code ? own : { ...own, last: datedAfter(own?.last, code, now) };

/** A program passed. What was kept beside the last one is wanted no more. */
export const solved = (own: DeviceSolution | undefined, code: string, now: number): DeviceSolution => {
  const passed = own?.passed?.code === code ? own.passed : datedAfter(own?.passed, code, now);
  return { ...own, last: own?.last ?? passed, passed, other: undefined };
};

/** The other code and the last one change places. */
export const swapped = (own: DeviceSolution, now: number): DeviceSolution =>
  own.other === undefined ? own : { ...edited(own, own.other, now), other: own.last.code };

/** Whether the server does not have all of it yet. */
export const isUnsent = ({ last, passed, known }: DeviceSolution): boolean =>
  last.at !== known?.last || passed?.at !== known.passed;

const knownOf = ({ last, passed }: SolutionCodes): NonNullable<DeviceSolution['known']> => ({
  last: last.at,
  passed: passed?.at,
});

/** Both in one, with this one of their last codes; `isConflict`: the writer of the other one does not know of it. */
const withLast = (
  own: DeviceSolution,
  theirs: SolutionCodes,
  last: DatedCode,
  isConflict: boolean,
): DeviceSolution => {
  const lost = last === own.last ? theirs.last.code : own.last.code;
  const other = isConflict && lost !== last.code ? lost : own.other;
  return { last, passed: mergeSolutions(own, theirs).passed, known: knownOf(theirs), other };
};

/** What this device has, with what the server has: nothing that was written here and not sent is lost. */
export const joined = (own: DeviceSolution | undefined, theirs: SolutionCodes): DeviceSolution => {
  if (own === undefined) return { ...theirs, known: knownOf(theirs) };
  const isNews = theirs.last.at !== own.known?.last;
  const isChanged = own.last.at !== own.known?.last;
  return withLast(own, theirs, mergeSolutions(own, theirs).last, isNews && isChanged);
};

/**
 * The server has answered what was sent: it has merged it, and by its clock it may be earlier; `replaced`: what it took the
 * place of, unknown here until now. What was written meanwhile follows.
 */
export const confirmed = (
  own: DeviceSolution,
  sent: SolutionCodes,
  { replaced, ...theirs }: SolutionCodes & { readonly replaced?: string | undefined },
): DeviceSolution => {
  const isTaken = theirs.last.code === sent.last.code;
  const settled: DeviceSolution = {
    ...own,
    passed: own.passed?.at === sent.passed?.at ? theirs.passed : own.passed,
    known: isTaken ? knownOf(theirs) : own.known,
  };
  const isSame = own.last.at === sent.last.at && own.last.code === sent.last.code;
  const next = isSame ? withLast(settled, theirs, theirs.last, !isTaken) : joined(settled, theirs);
  return replaced === undefined || replaced === next.last.code ? next : { ...next, other: replaced };
};
