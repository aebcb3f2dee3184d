import { EVERYBODY, type Audience } from '@ykd/domain/activity';
import { activities } from '../messages/zh-CN/activities';

/** What something of an audience is called. */
export type Named = { readonly id: string; readonly name: string };

/** An audience as one text of a form, so that two of them can be compared. */
export const audienceText = ({ kind, ids }: Audience): string =>
  JSON.stringify({ kind, ids: ids.toSorted() });

export const audienceIn = (text: string): Audience => JSON.parse(text) as Audience;

/** What a refusal tells of one. */
export const audienceOfNow = (now: unknown): string => audienceText((now ?? EVERYBODY) as Audience);

/** An audience in words. */
export const audienceWords = ({ kind, ids }: Audience, names: readonly Named[]): string =>
  activities.audience.words(
    kind,
    names.map(({ name }) => name),
    ids.length,
  );
