import { employeeContactIssues } from '@ykd/domain/people';
import type { Issue } from '@ykd/domain/member';
import type { PlaceInput } from './form.js';
import type { Tx } from '../ports/unit-of-work.js';

/** Nowhere in particular. */
export const NO_PLACE: PlaceInput = { departmentId: null, title: null, email: null, phone: null };

const tidy = (text: string | null): string | null => text?.trim() || null;

/** The same without white space at the ends; what says nothing is nothing. */
export const tidyPlace = ({ departmentId, title, email, phone }: PlaceInput): PlaceInput => ({
  departmentId,
  title: tidy(title),
  email: tidy(email),
  phone: tidy(phone),
});

/** What is wrong with where somebody is to work, and how he is found. */
export const placeIssues = async (
  { people }: Pick<Tx, 'people'>,
  place: PlaceInput,
): Promise<readonly Issue[]> => {
  const { departmentId } = place;
  const isKnown = departmentId === null || (await people.departments()).some(({ id }) => id === departmentId);
  return [
    ...(isKnown ? [] : [{ field: 'departmentId', message: '没有找到这个部门，它可能已被删除' }]),
    ...employeeContactIssues(place),
  ];
};
