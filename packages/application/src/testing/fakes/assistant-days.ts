import type { AssistantDay, AssistantDays } from '../../assistant-day/index.js';

/** Days that people wrote down, in memory. */
export const fakeAssistantDays = (): AssistantDays => {
  const kept = new Map<string, AssistantDay>();
  const key = ({ userId, day }: Pick<AssistantDay, 'userId' | 'day'>): string =>
    JSON.stringify([userId, day]);
  return {
    within: async (userId, firstDay, lastDay) =>
      [...kept.values()]
        .filter((one) => one.userId === userId && firstDay <= one.day && one.day <= lastDay)
        .toSorted((one, other) => (one.day < other.day ? -1 : 1)),
    put: async (day) => {
      if ((kept.get(key(day))?.version ?? 0) !== day.version - 1) return false;
      kept.set(key(day), day);
      return true;
    },
  };
};
