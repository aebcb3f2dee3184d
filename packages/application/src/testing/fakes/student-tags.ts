import { memberName } from '../../shared/member-name.js';
import type { StudentTags, TagDefinition, TagGiving, TxTags } from '../../ports/student-tags.js';
import type { FakeWorld } from './world.js';

type TagWorld = Pick<FakeWorld, 'givings' | 'lables' | 'members'>;

const byTime = (a: TagGiving, b: TagGiving): number => a.at - b.at || (a.id < b.id ? -1 : 1);

/** Whether a student has a tag. */
const has = ({ givings }: Pick<FakeWorld, 'givings'>, giving: TagGiving): boolean =>
  [...givings.values()].some(
    ({ studentId, lableId }) => studentId === giving.studentId && lableId === giving.lableId,
  );

/** Gives a tag in a world, once. */
export const giveIn = (world: Pick<FakeWorld, 'givings' | 'lables'>, giving: TagGiving): void => {
  if (!world.lables.has(giving.lableId)) throw new Error(`no tag ${giving.lableId}`);
  if (!has(world, giving)) world.givings.set(giving.id, giving);
};

/** What a tag says, without who said it. */
export const lableOf = ({ id, name, color, description, show }: TagDefinition) => ({
  id,
  name,
  color,
  description,
  show,
});

const allIn = ({ lables }: Pick<FakeWorld, 'lables'>): readonly TagDefinition[] =>
  [...lables.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));

const studentsWith = ({ givings }: Pick<FakeWorld, 'givings'>, id: string): number =>
  [...givings.values()].filter(({ lableId }) => lableId === id).length;

/** Tags, and who has which, in memory. */
export const fakeStudentTags = (world: TagWorld): StudentTags => {
  const { givings, lables, members } = world;
  const marks: StudentTags['marks'] = async (studentIds) =>
    [...givings.values()]
      .filter(({ studentId }) => studentIds.includes(studentId))
      .toSorted(byTime)
      .flatMap(({ id, studentId, lableId, by, at }) => {
        const lable = lables.get(lableId);
        const byName = memberName(members.get(by ?? '')?.user) ?? null;
        return lable === undefined ? [] : [{ id, studentId, by, byName, at, lable: lableOf(lable) }];
      });
  return {
    ofStudent: async (studentId) => (await marks([studentId])).map(({ id, lable }) => ({ id, lable })),
    marks,
    all: async () => allIn(world),
    counted: async () => allIn(world).map((tag) => ({ ...tag, students: studentsWith(world, tag.id) })),
    saveLable: async (lable, gmtModified) => {
      const { version = 1, changedBy = null } = lables.get(lable.id) ?? {};
      lables.set(lable.id, { ...lable, version, changedBy, gmtModified });
    },
    give: async ({ by = null, ...giving }) => giveIn(world, { ...giving, by }),
  };
};

/** The same inside a transaction. */
export const txTags = (world: TagWorld): TxTags => ({
  all: async () => allIn(world),
  hold: async (id) => world.lables.get(id),
  studentsWith: async (id) => studentsWith(world, id),
  put: async (tag) => void world.lables.set(tag.id, tag),
  remove: async (id) => {
    world.lables.delete(id);
    for (const giving of world.givings.values()) {
      if (giving.lableId === id) world.givings.delete(giving.id);
    }
  },
  givings: async (studentIds, lableId) =>
    [...world.givings.values()]
      .filter((one) => one.lableId === lableId && studentIds.includes(one.studentId))
      .toSorted((a, b) => (a.studentId < b.studentId ? -1 : 1)),
  give: async (given) => {
    for (const giving of given) giveIn(world, giving);
  },
  take: async (ids) => {
    for (const id of ids) world.givings.delete(id);
  },
});
