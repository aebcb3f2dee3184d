import type { Issue } from '@ykd/domain/member';

/** The most issues that one answer lists. */
const ISSUES_MAX = 20;

/** The longest field name that an answer repeats, in UTF-16 code units: callers choose the names. */
export const ISSUE_FIELD_MAX = 64;

/** Issues on their way into an answer: the first of each field, up to a limit, with names cut short. */
export interface IssueList {
  /** `messageOf` gets the name as it may be shown. */
  add(field: string, messageOf: (shown: string) => string): void;
  all(): readonly Issue[];
}

/** An empty list. Adding costs the same however many there are. */
export const createIssueList = (): IssueList => {
  const messages = new Map<string, string>();
  return {
    add: (field, messageOf) => {
      const shown = field.slice(0, ISSUE_FIELD_MAX);
      if (messages.size < ISSUES_MAX && !messages.has(shown)) messages.set(shown, messageOf(shown));
    },
    all: () => Array.from(messages, ([field, message]) => ({ field, message })),
  };
};
