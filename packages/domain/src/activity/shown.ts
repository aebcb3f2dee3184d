import type { DayWindow } from '../campaign/index.js';
import { isInAudience, type Audience, type Belongings } from './audience.js';

/**
 * Whether something shows to a student on a day: the day is one of its own, and he is one of those for whom it runs. The one rule of
 * what students see and of what staff see when they look ahead. Beyond the Specification.
 *
 * @param running - its days, and for whom it runs
 * @param belongings - what the student has
 * @param day - a Shanghai day, `YYYY-MM-DD`
 */
export const isShownTo = (
  { firstDay, lastDay, audience }: DayWindow & { readonly audience: Audience },
  belongings: Belongings,
  day: string,
): boolean =>
  // Days of this form sort as texts.
  firstDay <= day && day <= lastDay && isInAudience(audience, belongings);
