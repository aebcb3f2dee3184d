import type { ListedOption } from '@ykd/adapters-ui/widgets';

/** People who work nowhere. */
export const PEOPLE: readonly (ListedOption & { readonly note: string; readonly since: string })[] = [
  { id: 'p1', title: '王晓明', note: '教学部 · 班主任', since: '2024-03-01' },
  { id: 'p2', title: '李思远', note: '教学部 · 助教', since: '2024-09-12' },
  { id: 'p3', title: '李思远', note: '市场部 · 助教', since: '2025-01-06' },
  { id: 'p4', title: '欧阳雨桐', note: '运营部 · 班主任', since: '2025-07-21' },
];

export const personOf = (id: string) => PEOPLE.find((person) => person.id === id);

/** By a part of the name or of what stands below it. */
export const findPeople = async (text: string): Promise<readonly ListedOption[]> =>
  PEOPLE.filter(({ title, note }) => title.includes(text) || note.includes(text));
