import type { DatedCode } from '@ykd/domain/course';
import { IDENTIFIER_MAX } from '@ykd/domain/shared';
import { isUnsent, type DeviceSolution } from './device-solution.js';
import { readJson, readText, writeText, type KeyValueStorage } from './key-value-storage.js';
import { createStoredList } from './stored-list.js';
import { pendingSolutionsKey } from './study-waiting.js';

/** Which exercise a solution is of. */
export interface ExercisePlace {
  readonly courseId: string;
  readonly exerciseId: string;
}

/** The solutions of one member in this browser. */
export interface SolutionShelf {
  read(place: ExercisePlace): DeviceSolution | undefined;
  /** Keeps it; one that the server does not have waits to be sent. */
  put(place: ExercisePlace, solution: DeviceSolution): void;
  /** Those that wait, the first one first. */
  waiting(): readonly ExercisePlace[];
  /** Waits no more. */
  settle(place: ExercisePlace): void;
}

/** A name of an exercise that no other one has. */
export const placeKey = ({ courseId, exerciseId }: ExercisePlace): string =>
  JSON.stringify([courseId, exerciseId]);

const isInstant = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

const isDated = (value: unknown): value is DatedCode => {
  const { code, at } = (value ?? {}) as Partial<DatedCode>;
  return typeof code === 'string' && isInstant(at);
};

const isSolution = (value: unknown): value is DeviceSolution => {
  const { last, passed, known, other = '', sent } = (value ?? {}) as Partial<DeviceSolution>;
  return (
    isDated(last) &&
    (passed === undefined || isDated(passed)) &&
    typeof other === 'string' &&
    (sent === undefined || isDated(sent)) &&
    (known === undefined || [known.last, known.passed ?? 0].every(isInstant))
  );
};

const isPlace = (value: unknown): value is ExercisePlace => {
  const { courseId, exerciseId } = (value ?? {}) as Partial<ExercisePlace>;
  return [courseId, exerciseId].every((id) => typeof id === 'string' && [...id].length <= IDENTIFIER_MAX);
};

/** The shelf of a member. */
export const createSolutionShelf = (storage: KeyValueStorage, userId: string): SolutionShelf => {
  const list = createStoredList(storage, pendingSolutionsKey(userId), isPlace);
  /** What the storage did not take: this tab remembers it by itself. */
  const memory = new Map<string, DeviceSolution>();
  const keyOf = (kind: string, { courseId, exerciseId }: ExercisePlace) =>
    `${kind}:${userId}:${courseId}:${exerciseId}`;
  const others = (place: ExercisePlace) => list.all().filter((one) => placeKey(one) !== placeKey(place));

  const put = (place: ExercisePlace, solution: DeviceSolution): void => {
    const isKept = writeText(storage, keyOf('ykd-solution', place), JSON.stringify(solution));
    if (isKept) memory.delete(placeKey(place));
    else memory.set(placeKey(place), solution);
    if (isUnsent(solution)) list.write([...others(place), place]);
  };

  /** Releases before this one kept the last code alone, and not when it was written: whatever has an instant is later. */
  const readOld = (place: ExercisePlace): DeviceSolution | undefined => {
    const code = readText(storage, keyOf('ykd-code', place));
    if (code === undefined) return undefined;
    const old: DeviceSolution = { last: { code, at: 0 } };
    put(place, old);
    writeText(storage, keyOf('ykd-code', place), undefined);
    return old;
  };

  return {
    read: (place) => {
      const kept = memory.get(placeKey(place)) ?? readJson(storage, keyOf('ykd-solution', place));
      return isSolution(kept) ? kept : readOld(place);
    },
    put,
    waiting: list.all,
    settle: (place) => list.write(others(place)),
  };
};
