/** The colour of a progress bar (Specification §9). */
export type ProgressTone = 'green' | 'red';

/** The colour of the bar of a progress in percent: green at 100 or more, otherwise red (Specification §9). */
export const progressTone = (percent: number): ProgressTone => (percent >= 100 ? 'green' : 'red');
