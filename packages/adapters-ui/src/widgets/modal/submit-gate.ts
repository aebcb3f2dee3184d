import { createSnapshots, type Snapshots } from '../../snapshots.js';

/** What a confirm button runs. `false` keeps the dialog open, anything else closes it. */
export type SubmitAction = () => unknown;

export type SubmitOutcome =
  | { readonly kind: 'done' }
  /** The action said no, for example because a field is wrong. */
  | { readonly kind: 'kept' }
  | { readonly kind: 'failed'; readonly error: unknown }
  /** Another submit was still running. */
  | { readonly kind: 'ignored' };

export type SubmitGate = Snapshots<{ readonly submitting: boolean }> & {
  readonly submit: (action: SubmitAction) => Promise<SubmitOutcome>;
};

/** Lets one submit through at a time: what is clicked while it runs is ignored. */
export function createSubmitGate(): SubmitGate {
  const { reader, write } = createSnapshots<{ readonly submitting: boolean }>({ submitting: false });
  return {
    ...reader,
    async submit(action) {
      if (reader.getSnapshot().submitting) return { kind: 'ignored' };
      write({ submitting: true });
      try {
        return (await action()) === false ? { kind: 'kept' } : { kind: 'done' };
      } catch (error) {
        return { kind: 'failed', error };
      } finally {
        write({ submitting: false });
      }
    },
  };
}
