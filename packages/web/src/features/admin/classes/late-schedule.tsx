import { SkeletonCard } from '@ykd/adapters-ui/widgets';
import { lateView } from '../blocks/late-view';

const dialogs = () => import('./event-dialogs');

/** Makes an event, or changes one. */
export const EventDialog = lateView(async () => (await dialogs()).EventDialog);

/** Changes one time of a weekly event. */
export const TimeDialog = lateView(async () => (await dialogs()).TimeDialog);

/** Asks once more before an event is cancelled, restored or deleted. */
export const EventSure = lateView(async () => (await dialogs()).EventSure);

/** What students read of whoever looks after them. */
export const ContactDialog = lateView(async () => (await import('./contact-dialog')).ContactDialog);

/** The times of a class by the days of a month. */
export const MonthView = lateView(
  async () => (await import('./month-view')).MonthView,
  <SkeletonCard lines={8} />,
);
