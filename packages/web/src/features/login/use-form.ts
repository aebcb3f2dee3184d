import { wordsForReaders } from '@ykd/adapters-http/client';
import type { Issue } from '@ykd/domain/member';
import { useRef, useState, type SyntheticEvent } from 'react';
import { common } from '../../messages/zh-CN/common';

/** The messages of a form: one a field, and one for the form as a whole. */
export interface FormErrors {
  readonly fields: Readonly<Record<string, string>>;
  readonly form?: string | undefined;
}

const NONE: FormErrors = { fields: {} };

/** Sorts issues to their fields. */
export const fieldErrors = (issues: readonly Issue[]): FormErrors => ({
  fields: Object.fromEntries(issues.map(({ field, message }) => [field, message])),
});

/**
 * The submitting of a small form. `submit` checks and sends; it answers what is wrong, or undefined when it went through.
 * The first field with a message gets the focus, so its control's `name` is the issue's field.
 */
export const useForm = (submit: () => Promise<FormErrors | undefined>) => {
  const [errors, setErrors] = useState(NONE);
  const [submitting, setSubmitting] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const onSubmit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (submitting) return;
    setSubmitting(true);
    const found = await submit().catch((error: unknown): FormErrors => ({
      fields: {},
      form: wordsForReaders(error) ?? common.failedRequest,
    }));
    setSubmitting(false);
    setErrors(found ?? NONE);
    const first = Object.keys(found?.fields ?? {})[0];
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  return { form, errors, submitting, onSubmit: (event: SyntheticEvent) => void onSubmit(event), setErrors };
};
