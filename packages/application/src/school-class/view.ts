import { hasRight } from '@ykd/domain/access';
import { classStateOf } from '@ykd/domain/school-class';
import { shanghaiDay } from '@ykd/domain/shared';
import { fitsAct } from '../student/care-change.js';
import { memberNames } from '../shared/member-names.js';
import type { Caller } from '../shared/caller.js';
import { PRODUCTS_MAX } from '../staff-product/port.js';
import type { CountedTerm, WholeClass } from '../ports/school-classes.js';
import type { ClassDeps } from './deps.js';
import type { ClassOptions, ClassPage, Named } from './port.js';

const namesIn = (named: readonly { readonly id: string; readonly name: string | null }[]) => {
  const known = new Map(named.map(({ id, name }) => [id, name]));
  return (id: string): Named => ({ id, name: known.get(id) ?? null });
};

type Naming = Pick<ClassDeps, 'classes' | 'members' | 'listedProducts'>;

/** What classes name is called: types and stages, and these people. */
const classNames = async (deps: Naming, people: readonly string[]) => {
  const nameOf = await memberNames(deps, people);
  return {
    type: namesIn(await deps.classes.terms('type')),
    stage: namesIn(await deps.classes.terms('stage')),
    person: (id: string): Named => ({ id, name: nameOf(id) }),
  };
};

/** Everything that is told of a class. */
export const classPage = async (
  deps: Naming & Pick<ClassDeps, 'clock'>,
  { staff }: Pick<Caller, 'staff'>,
  one: WholeClass,
): Promise<ClassPage> => {
  const { teacherId, assistantIds } = one;
  const names = await classNames(deps, [...assistantIds, ...(teacherId === null ? [] : [teacherId])]);
  const product = namesIn(one.productIds.length === 0 ? [] : await deps.listedProducts.inOrder(PRODUCTS_MAX));
  const { id, name, firstDay, lastDay, seats, joinDays, note, members, archivedAt, version } = one;
  return {
    id,
    name,
    state: classStateOf(one, shanghaiDay(deps.clock.now())),
    type: names.type(one.typeId),
    stage: names.stage(one.stageId),
    firstDay,
    lastDay,
    seats,
    joinDays,
    teacher: teacherId === null ? null : names.person(teacherId),
    assistants: assistantIds.map(names.person),
    products: one.productIds.map(product),
    note,
    members,
    archivedAt,
    version,
    mayDefine: hasRight(staff, 'classes.define'),
  };
};

/** Types or stages as they are told: who changed one stays in the log. */
const termsShown = (terms: readonly CountedTerm[]): ClassOptions['types'] =>
  terms.map(({ changedBy: _changedBy, ...term }) => term);

/** What a class can be made of. */
export const classOptions = async (
  deps: Pick<ClassDeps, 'classes' | 'listedProducts' | 'students'>,
  { staff }: Pick<Caller, 'staff'>,
): Promise<ClassOptions> => {
  const carers = await deps.students.carers();
  const fitting = (act: 'classTeacher' | 'addAssistant') =>
    carers.filter(({ role }) => fitsAct(act, role)).map(({ id, name }) => ({ id, name }));
  const mayDefine = hasRight(staff, 'classes.define');
  return {
    types: termsShown(await deps.classes.terms('type')),
    stages: termsShown(await deps.classes.terms('stage')),
    teachers: fitting('classTeacher'),
    assistants: fitting('addAssistant'),
    products: mayDefine
      ? (await deps.listedProducts.inOrder(PRODUCTS_MAX)).map(({ id, name }) => ({ id, name }))
      : [],
    mayDefine,
  };
};
