/** An implementation under test, fresh and empty, with the way to end it. */
export interface Made<T> {
  readonly subject: T;
  dispose?(): Promise<void>;
}

/** Makes the implementation under test anew for each test. */
export type MakeSubject<T> = () => Promise<Made<T>>;

/** The body of a test that gets a fresh subject and gives it back whatever happens. */
export const withSubject =
  <T>(make: MakeSubject<T>, test: (subject: T) => Promise<void>) =>
  async (): Promise<void> => {
    const made = await make();
    try {
      await test(made.subject);
    } finally {
      await made.dispose?.();
    }
  };
