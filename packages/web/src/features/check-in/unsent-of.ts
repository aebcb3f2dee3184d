import type { CheckInState } from '@ykd/adapters-ui/stores';
import type { CampaignCheckIns } from '@ykd/application/check-in';
import { checkInText } from '@ykd/domain/campaign';

/** What was begun and is not in today's entry. */
export interface Unsent {
  /** Empty when there is nothing to be seen. */
  readonly text: string;
  /** The addresses of the pictures that were uploaded. */
  readonly pictures: readonly string[];
}

/** What a form holds that is not stored. */
export const unsentOf = (
  { text, pictures }: Pick<CheckInState, 'text' | 'pictures'>,
  { days, today }: Pick<CampaignCheckIns, 'days' | 'today'>,
): Unsent => {
  const stored = days.find(({ day }) => day === today);
  const own = checkInText(text);
  return {
    text: own === stored?.text ? '' : own,
    pictures: pictures.flatMap(({ url }) => (url === undefined || stored?.pictures.includes(url) ? [] : url)),
  };
};
