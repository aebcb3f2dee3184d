import type { Repositories } from '../../application-deps.js';
import type { ClassMember, WholeClass } from '../../ports/school-classes.js';
import { addPerson } from './student-samples.js';
import { sampleProduct } from './samples.js';

export type ClassSubject = Pick<Repositories, 'classes' | 'unitOfWork' | 'members' | 'products'>;

/** A class that runs, with nobody in it. */
export const sampleClass = (id: string, over: Partial<WholeClass> = {}): WholeClass => ({
  id,
  name: `班级 ${id}`,
  typeId: 'full-time',
  stageId: 'basics',
  firstDay: '2024-03-01',
  lastDay: '2024-06-30',
  seats: 30,
  joinDays: 7,
  teacherId: null,
  note: '',
  members: 0,
  archivedAt: null,
  version: 1,
  changedBy: null,
  gmtCreated: 1,
  gmtModified: 1,
  assistantIds: [],
  productIds: [],
  ...over,
});

/** That somebody is put into a class by a member of staff. */
export const sampleMember = (classId: string, studentId: string, over: Partial<ClassMember> = {}) => {
  const { leftAt: _at, leftBy: _by, leftWhy: _why, ...more } = over;
  return {
    classId,
    studentId,
    since: 5,
    addedBy: 'jing',
    why: { kind: 'staff' as const, reason: '转班' },
    orderId: null,
    ...more,
  };
};

/** Stores a type and a stage. */
export const addTerms = async ({ unitOfWork }: Pick<ClassSubject, 'unitOfWork'>): Promise<void> => {
  const term = { sort: 10, version: 1, gmtCreated: 1, changedBy: null, gmtModified: 1 };
  await unitOfWork.transaction(async ({ classes }) => {
    await classes.lockTerms();
    await classes.putTerm('type', { id: 'full-time', name: '全日制', ...term });
    await classes.putTerm('stage', { id: 'basics', name: '基础', ...term });
  });
};

/** Stores a class as it is, its members aside. */
export const addClass = (
  { unitOfWork }: Pick<ClassSubject, 'unitOfWork'>,
  id: string,
  over: Partial<WholeClass> = {},
): Promise<void> => unitOfWork.transaction(({ classes }) => classes.insert(sampleClass(id, over)));

/** Students, staff, products, a type and a stage. */
export const classWorld = async (subject: ClassSubject): Promise<void> => {
  for (const id of ['ming', 'hong', 'lan', 'jing', 'tao', 'lei']) await addPerson(subject, id);
  for (const id of ['p1', 'p2']) await subject.products.insert(sampleProduct(id));
  await addTerms(subject);
};
