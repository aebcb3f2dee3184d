// The school that everything else is multiplied from: its students as the demo makes them, with enough class teachers.
import { demoData, demoSchool, loadDemo } from '../../dist/demo/index.js';
import { fillClass } from './classes.mjs';
import { seededId } from '../../dist/demo/school/chance.js';
import {
  copyCredited,
  copyPaid,
  fillCredits,
  fillSums,
  openDatabase,
  populate,
  repositories,
} from '../../dist/persistence/index.js';

/** So many students a usual class teacher has. */
const CLASS = 400;
/** The classes that are asked about: one of a usual size and one that is far too large. */
const CLASSES = [
  { id: 'teacher-300', share: 0.003 },
  { id: 'teacher-3000', share: 0.03 },
];
/** So many assist them, each third of their students. */
const ASSISTANTS = 45;
/** Of a hundred that have no class teacher so many are given one: the lists are longer with them. */
const DEPARTMENTS = ['教学部', '班主任一部', '班主任二部', '助教部', '运营部'];

/** The class teachers who are asked about, the one with few students first. */
export const ASKED_TEACHERS = CLASSES.map(({ id }) => id);

/** The super administrator of the demo. */
export const ADMIN = 'demo-admin';

/** One of the school's orders. */
export const ORDER = seededId(42);

/** Spreads the first so many evenly among all of them. */
const spread = (place, count) => (place * 7919) % count;

/** The school with enough teachers for it; answers its teachers, too. */
const staffed = (school, at) => {
  const care = school.care.filter(({ kind }) => kind === 'classTeacher');
  const sizes = CLASSES.map(({ share }) => Math.max(2, Math.round(school.members.length * share)));
  const others = Math.max(1, Math.ceil((care.length - sizes[0] - sizes[1]) / CLASS));
  const ids = [...ASKED_TEACHERS, ...Array.from({ length: others }, (_, number) => `teacher-${number}`)];
  const teacherAt = (place) => {
    const drawn = spread(place, care.length);
    if (drawn < sizes[0]) return ids[0];
    return drawn < sizes[0] + sizes[1] ? ids[1] : ids[2 + (drawn % others)];
  };
  const teachers = ids.map((id, number) => ({
    user: {
      id,
      mobile: String(19_700_000_000 + number),
      userName: `${id.replace('-', '')}x`,
      name: `班主任${number}`,
    },
    at,
  }));
  const assistants = Array.from({ length: ASSISTANTS }, (_, number) => ({
    user: {
      id: `assistant-${number}`,
      mobile: String(19_800_100_000 + number),
      userName: `assistant${number}x`,
      name: `助教${number}`,
    },
    at,
  }));
  const teaching = care.map((one, place) => ({ ...one, staffId: teacherAt(place) }));
  const assisting = teaching
    .filter((_, place) => place % 3 === 0)
    .map((one, place) => ({ ...one, kind: 'assistant', staffId: `assistant-${place % ASSISTANTS}` }));
  return {
    teachers,
    assistants,
    school: {
      ...school,
      members: [...teachers, ...assistants, ...school.members],
      care: [...teaching, ...assisting],
    },
  };
};

const employeeOf = ({ user, at }, number) => ({
  user_id: user.id,
  state: number % 9 === 8 ? 'left' : 'active',
  department_id: `department-${number % DEPARTMENTS.length}`,
  department_sort: `0department-${number % DEPARTMENTS.length}`,
  title: number % 3 === 0 ? '班主任' : null,
  email: null,
  phone: null,
  joined_at: at - number * 86_400_000,
  left_at: number % 9 === 8 ? at : null,
  version: 1,
  changed_by: null,
  changed_at: at,
});

/** Fills an empty SQLite database with so many students and what they have of everything. */
export const fillSchool = async (folder, students, at) => {
  const database = await openDatabase({ kind: 'sqlite', dataDir: folder });
  try {
    const accounts = demoData(at).accounts.map(() => 'nobody logs in');
    await loadDemo({ ...repositories(database), hashes: accounts }, at);
    const { school, teachers, assistants } = staffed(demoSchool(at, { students, refunds: true }), at);
    await database.transaction(async (trx) => {
      await populate(trx, database.traits, school);
      const departments = DEPARTMENTS.map((name, position) => ({
        id: `department-${position}`,
        parent_id: null,
        name,
        position,
        version: 1,
        changed_by: null,
        changed_at: at,
        gmt_created: at,
      }));
      await trx.insertInto('department').values(departments).execute();
      const staff = teachers.map(({ user }) => ({ user_id: user.id, role: 'class', grants: '[]' }));
      const people = teachers.map(employeeOf);
      const working = staff.filter((_, number) => people[number].state === 'active');
      const helping = assistants.map(({ user }) => ({ user_id: user.id, role: 'teacher', grants: '[]' }));
      await trx
        .insertInto('staff')
        .values([...working, ...helping])
        .execute();
      await trx
        .insertInto('employee')
        .values([...people, ...assistants.map(employeeOf)])
        .execute();
    });
    await fillClass(repositories(database), ASKED_TEACHERS[1], at);
  } finally {
    await database.close();
  }
};

/** Counts what happened on each day anew, once everything is there. */
export const countSchool = async (folder) => {
  const database = await openDatabase({ kind: 'sqlite', dataDir: folder });
  try {
    await database.transaction(async (trx) => {
      for (const table of ['day_sum', 'learner_day', 'refund_day', 'order_credit', 'credit_sum'])
        await trx.deleteFrom(table).execute();
      await trx.updateTable('student_summary').set({ has_bought: 0, counted: 0 }).execute();
      await fillSums(trx);
      await fillCredits(trx, database.traits);
      await copyPaid(trx);
      await copyCredited(trx);
    });
  } finally {
    await database.close();
  }
};
