import type { AppError } from '@ykd/application/shared';
import type { Result } from '@ykd/domain/shared';
import { useState } from 'react';
import { useForm, type FormErrors, type FormSending } from '../../../forms/use-form';
import { formRefusal } from './form-refusal';

/** What is being written in a form, and what it began with. */
export interface Draft<V> extends FormSending<HTMLFormElement> {
  readonly values: V;
  readonly isDirty: boolean;
  change(part: Partial<V>): void;
  /** Begins anew with these. */
  begin(values: V): void;
  /** Back to what it began with. */
  undo(): void;
}

export type DraftProps<V extends object, Saved> = {
  initial: V;
  /** What is wrong, by the rules that the server has as well. */
  check?: (values: V) => FormErrors | undefined;
  save: (values: V) => Promise<Result<Saved, AppError>>;
  /** What was kept, where that may be another thing than what was sent: put together with a colleague's change. */
  asSaved?: (saved: Saved) => V;
  onSaved?: (values: V) => void;
};

/** A form of the console: it knows whether something is unsaved, and shows what the server refuses beside its field. */
export const useDraft = <V extends object, Saved = unknown>({
  initial,
  check,
  save,
  asSaved,
  onSaved,
}: DraftProps<V, Saved>): Draft<V> => {
  const [first, setFirst] = useState(initial);
  const [values, setValues] = useState(initial);
  const keys = Object.keys(first) as (keyof V & string)[];
  const sending = useForm<HTMLFormElement>(async () => {
    const wrong = check?.(values);
    if (wrong !== undefined) return wrong;
    const answer = await save(values);
    if (!answer.ok) return formRefusal(answer.error, keys);
    const kept = asSaved?.(answer.value) ?? values;
    setFirst(kept);
    // What was typed meanwhile stays; the rest is what was kept.
    setValues((now) => {
      const typed = keys.filter((key) => now[key] !== values[key]);
      return { ...kept, ...Object.fromEntries(typed.map((key) => [key, now[key]])) };
    });
    onSaved?.(values);
    return undefined;
  });
  return {
    ...sending,
    values,
    isDirty: keys.some((key) => values[key] !== first[key]),
    change: (part) => {
      setValues((now) => ({ ...now, ...part }));
      for (const key of Object.keys(part)) sending.forget(key);
    },
    begin: (begun) => {
      setFirst(begun);
      setValues(begun);
    },
    undo: () => {
      setValues(first);
      for (const key of keys) sending.forget(key);
    },
  };
};
