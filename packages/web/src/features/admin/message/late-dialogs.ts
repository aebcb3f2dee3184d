import { lateView } from '../blocks/late-view';

/** Writes to students. */
export const WriteDialog = lateView(async () => (await import('./write-dialog')).WriteDialog);

/** Writes to a class. */
export const WriteToClass = lateView(async () => (await import('./write-to-class')).WriteToClass);
