// A class that is far too large, in groups, and what was done about the students of its teacher.
import { studentsInCare } from '@ykd/application/follow-up';
import { contacted, followUpReasons, NO_FOLLOW_UP } from '@ykd/domain/follow-up';
import { shanghaiDay } from '@ykd/domain/shared';

const DAY_MS = 86_400_000;
/** So many students a class has at the most, in so many groups. */
const STUDENTS = 500;
const GROUPS = 50;

/** The class that is asked about. */
export const CLASS_ID = 'class-500';

/** Makes the class of a teacher, and writes down that most of her students were contacted; `at`: epoch ms. */
export const fillClass = async (kept, teacherId, at) => {
  const students = await studentsInCare(kept, teacherId, at);
  const times = { version: 1, gmtCreated: at, gmtModified: at, changedBy: null };
  await kept.unitOfWork.transaction(async ({ classes, classGroups, followUps }) => {
    await classes.putTerm('type', { id: 'type-500', name: '大班', sort: 10_000, ...times });
    await classes.putTerm('stage', { id: 'stage-500', name: '大班的阶段', sort: 10_000, ...times });
    await classes.insert({
      id: CLASS_ID,
      name: '五百人的班',
      typeId: 'type-500',
      stageId: 'stage-500',
      firstDay: shanghaiDay(at - 60 * DAY_MS),
      lastDay: null,
      seats: null,
      joinDays: null,
      teacherId,
      note: '',
      members: 0,
      archivedAt: null,
      assistantIds: [],
      productIds: [],
      ...times,
    });
    for (let place = 0; place < GROUPS; place += 1) {
      const group = {
        id: `group-${place}`,
        classId: CLASS_ID,
        name: `${place} 组`,
        leaderId: null,
        sort: place,
      };
      await classGroups.put({ ...group, version: 1, changedBy: null, changedAt: at });
    }
    const why = { kind: 'staff', reason: '' };
    for (const [place, { id: studentId }] of students.slice(0, STUDENTS).entries()) {
      await classes.join({ classId: CLASS_ID, studentId, since: at - 1, addedBy: null, why, orderId: null });
      await classGroups.place(CLASS_ID, studentId, `group-${place % GROUPS}`);
    }
    for (const [place, { id: studentId, facts }] of students.entries()) {
      const reasons = followUpReasons(facts, at);
      if (reasons.length === 0 || place % 3 === 0) continue;
      const actAt = at - (place % 20) * DAY_MS;
      const state = contacted(NO_FOLLOW_UP, reasons, actAt);
      const act = { act: 'contact', actId: `bench-${studentId}`, actBy: teacherId, actAt };
      const rest = { before: NO_FOLLOW_UP, noteId: null, gaveCare: false, version: 1 };
      await followUps.store({ studentId, ...state, ...act, ...rest });
    }
  });
};
