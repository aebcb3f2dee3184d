import { err, ok, type Result } from './result.js';

/** The `event` cannot happen in this `status` of a state machine. Beyond the Specification. */
export type IllegalTransitionOf<Status extends string, Event extends string> = {
  readonly kind: 'illegal-transition';
  readonly status: Status;
  readonly event: Event;
};

/**
 * What a state machine does: a state and an event lead to the next state, or are an `illegal-transition`. Beyond the
 * Specification.
 */
export type Transition<Status extends string, Event extends string> = (
  status: Status,
  event: Event,
) => Result<Status, IllegalTransitionOf<Status, Event>>;

/**
 * The state machine with these arrows, each `[state, event, next state]`. Every pair without an arrow is illegal,
 * values outside the two vocabularies included. Beyond the Specification: one form for all machines of the platform.
 */
export const transitionBy =
  <Status extends string, Event extends string>(
    arrows: readonly (readonly [status: Status, event: Event, next: Status])[],
  ): Transition<Status, Event> =>
  (status, event) => {
    const arrow = arrows.find(([from, by]) => from === status && by === event);
    return arrow ? ok(arrow[2]) : err({ kind: 'illegal-transition', status, event });
  };
