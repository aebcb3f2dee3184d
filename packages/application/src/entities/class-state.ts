import { CLASS_STATE_TITLES, type ClassState } from '@ykd/domain/school-class';

/** The states of classes, in the order in which they come. */
export const CLASS_STATES = Object.keys(CLASS_STATE_TITLES) as ClassState[];
