/** The only source of time in the application. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
}
