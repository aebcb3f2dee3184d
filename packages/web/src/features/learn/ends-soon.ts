/** An end is news when it comes within this many days. */
const SOON_DAYS = 30;

/** Whether an end so many days from today is near; not when it is over. */
export const endsSoon = (days: number): boolean => days >= 0 && days <= SOON_DAYS;
