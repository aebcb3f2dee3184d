import { MAIN_ID } from '../../components/main-id';

/** Whether nobody has begun to do something: the focus is on nothing, or on the page as a whole. */
export const isAtRest = ({ activeElement, body }: Document): boolean =>
  activeElement === null || activeElement === body || activeElement.id === MAIN_ID;
