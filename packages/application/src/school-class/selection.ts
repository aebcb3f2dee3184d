import { shanghaiDay } from '@ykd/domain/shared';
import type { ClassState } from '@ykd/domain/school-class';
import type { Selection } from '../staff-list/index.js';
import type { ClassDeps } from './deps.js';
import { CLASSES_MAX } from './port.js';

/** What nothing is called. */
const NOTHING = '';

/** What is asked of classes, as it is stored: a state by the classes that are in it today, which are few. */
export const storedClasses = async (
  { listedClasses }: Pick<ClassDeps, 'listedClasses'>,
  now: number,
  selection: Selection,
): Promise<Selection> => {
  const tests: Selection['tests'][number][] = [];
  for (const one of selection.tests) {
    if (one.key !== 'state' || one.test.kind !== 'in') tests.push(one);
    else {
      const states = one.test.values as readonly ClassState[];
      const ids = await listedClasses.inState(states, shanghaiDay(now), CLASSES_MAX);
      tests.push({ key: 'id', test: { kind: 'in', values: ids.length === 0 ? [NOTHING] : ids } });
    }
  }
  return { ...selection, tests };
};
