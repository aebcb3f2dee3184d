import { mergeSolutions, type DatedCode, type SolutionCodes } from '@ykd/domain/course';

/** The solution of an exercise as this device has it. */
export interface DeviceSolution extends SolutionCodes {
  /** The instants of what the server is known to have; absent as long as it is known to have nothing. */
  readonly known?: { readonly last: number; readonly passed?: number | undefined } | undefined;
  /** What was written on another device, or on this one, and is not the last code: nothing else has it any more. */
  readonly other?: string | undefined;
  /** The last code that was sent and not answered: the server may have it, and until it answers it is sent no other. */
  readonly sent?: DatedCode | undefined;
}

/** By a clock that stands, or is behind what another device wrote, later than that all the same. */
const datedAfter = (before: DatedCode | undefined, code: string, now: number): DatedCode => ({
  code,
  at: Math.max(now, (before?.at ?? -1) + 1),
});

/** The member wrote on. */
export const edited = (own: DeviceSolution | undefined, code: string, now: number): DeviceSolution =>
  own?.last.code === code ? own : { ...own, last: datedAfter(own?.last, code, now) };

/** The member wrote on from `shown`: what another window has written meanwhile and he has not seen here stays beside it. */
export const writtenOn = (
  own: DeviceSolution | undefined,
  shown: string | undefined,
  code: string,
  now: number,
): DeviceSolution => {
  const unseen = own?.last.code;
  const next = edited(own, code, now);
  return unseen === undefined || unseen === shown || unseen === code ? next : { ...next, other: unseen };
};

/** A program passed. What was kept beside the last one is wanted no more. */
export const solved = (own: DeviceSolution | undefined, code: string, now: number): DeviceSolution => {
  const passed = own?.passed?.code === code ? own.passed : datedAfter(own?.passed, code, now);
  return { ...own, last: own?.last ?? passed, passed, other: undefined };
};

/** The other code and the last one change places. */
export const swapped = (own: DeviceSolution, now: number): DeviceSolution =>
  own.other === undefined ? own : { ...edited(own, own.other, now), other: own.last.code };

/** What is sent now: what may have arrived already comes first, so that it is known again. */
export const sendable = (own: DeviceSolution): DeviceSolution & { readonly sent: DatedCode } => {
  const last = own.sent ?? own.last;
  return { ...own, last, sent: last };
};

/** Whether the server does not have all of it yet. */
export const isUnsent = ({ last, passed, known }: DeviceSolution): boolean =>
  last.at !== known?.last || passed?.at !== known.passed;

const knownOf = ({ last, passed }: SolutionCodes): NonNullable<DeviceSolution['known']> => ({
  last: last.at,
  passed: passed?.at,
});

/** The later of two that passed. */
const passedOf = (
  { passed: mine }: DeviceSolution,
  { passed: theirs }: SolutionCodes,
): DatedCode | undefined => {
  if (mine === undefined || theirs === undefined || mine.code === theirs.code) return theirs ?? mine;
  return mine.at > theirs.at ? mine : theirs;
};

/**
 * What this device has, with what the server has: nothing that was written here and not sent is lost, and nothing that was
 * written elsewhere and not seen here. What stays the last one of this device is later than what the server has, so that
 * it waits to be sent.
 */
export const joined = (own: DeviceSolution | undefined, theirs: SolutionCodes): DeviceSolution => {
  if (own === undefined) return { ...theirs, known: knownOf(theirs) };
  const isNews = theirs.last.at !== own.known?.last && theirs.last.code !== own.sent?.code;
  const isChanged = own.last.at !== own.known?.last;
  const isOwn =
    own.last.code !== theirs.last.code &&
    ((isChanged && !isNews) || mergeSolutions(own, theirs).last === own.last);
  const last = isOwn ? datedAfter(theirs.last, own.last.code, own.last.at) : theirs.last;
  const lost = isOwn ? theirs.last.code : own.last.code;
  const other = isNews && isChanged && lost !== last.code ? lost : own.other;
  return { last, passed: passedOf(own, theirs), known: knownOf(theirs), other };
};

/** The server has answered what was sent: what it took it has dated by its clock. What was written meanwhile follows. */
export const confirmed = (
  own: DeviceSolution,
  sent: SolutionCodes,
  theirs: SolutionCodes,
): DeviceSolution => {
  const isPassedSent = own.passed?.at === sent.passed?.at;
  const passed =
    isPassedSent || own.passed === undefined
      ? theirs.passed
      : datedAfter(theirs.passed, own.passed.code, own.passed.at);
  const settled: DeviceSolution = { ...own, passed };
  if (theirs.last.code !== sent.last.code) return joined(settled, theirs);
  const isSent = own.last.at === sent.last.at && own.last.code === sent.last.code;
  const last = isSent ? theirs.last : datedAfter(theirs.last, own.last.code, own.last.at);
  return joined({ ...settled, last, known: knownOf(theirs) }, theirs);
};
