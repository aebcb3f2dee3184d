import { wordsForReaders } from '@ykd/adapters-http/client';
import { focusInField } from '@ykd/adapters-ui/widgets';
import type { Issue } from '@ykd/domain/member';
import { useLayoutEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { common } from '../messages/zh-CN/common';

/** The messages of a form: one a field, and one for the form as a whole. */
export interface FormErrors {
  readonly fields: Readonly<Record<string, string>>;
  readonly form?: string | undefined;
}

const NONE: FormErrors = { fields: {} };

/** Sorts issues to their fields; the first of a field counts. */
export const fieldErrors = (issues: readonly Issue[]): FormErrors => ({
  fields: Object.fromEntries(issues.map(({ field, message }) => [field, message]).toReversed()),
});

/** What a form works with while it is being sent. */
export interface FormSending<E extends HTMLElement> {
  /** Around the controls. */
  readonly form: RefObject<E | null>;
  readonly errors: FormErrors;
  readonly submitting: boolean;
  /** Checks and sends; answers whether it went through. For the confirm button of a modal. */
  send(): Promise<boolean>;
  /** The same as the handler of a `<form>`. */
  onSubmit(event: SyntheticEvent): void;
  /** Says something about a field. */
  tell(field: string, message: string): void;
  /** Takes back what was said about a field, because it is being mended. */
  forget(field: string): void;
}

/**
 * The submitting of a form. `submit` checks and sends; it answers what is wrong, or undefined when it went through.
 * The first wrong field of the page gets the focus and is shown with its message, so its control's `name` is the issue's
 * field.
 */
export const useForm = <E extends HTMLElement = HTMLFormElement>(
  submit: () => Promise<FormErrors | undefined>,
): FormSending<E> => {
  const [errors, setErrors] = useState(NONE);
  const [submitting, setSubmitting] = useState(false);
  const form = useRef<E>(null);
  const leads = useRef(false);
  // Once the messages stand there: they are part of what has to be seen.
  useLayoutEffect(() => {
    if (!leads.current) return;
    leads.current = false;
    const named = form.current?.querySelectorAll<HTMLInputElement>('[name]') ?? [];
    const first = [...named].find(({ name }) => errors.fields[name] !== undefined);
    if (first) focusInField(first);
  }, [errors]);

  const send = async (): Promise<boolean> => {
    if (submitting) return false;
    setSubmitting(true);
    const found = await submit().catch((error: unknown): FormErrors => ({
      fields: {},
      form: wordsForReaders(error) ?? common.failedRequest,
    }));
    setSubmitting(false);
    leads.current = found !== undefined;
    setErrors(found ?? NONE);
    return found === undefined;
  };

  const without = (all: FormErrors, field: string): FormErrors => {
    const { [field]: _gone, ...fields } = all.fields;
    return { ...all, fields };
  };

  return {
    form,
    errors,
    submitting,
    send,
    onSubmit: (event) => {
      event.preventDefault();
      void send();
    },
    tell: (field, message) => setErrors((now) => ({ ...now, fields: { ...now.fields, [field]: message } })),
    forget: (field) => setErrors((now) => (field in now.fields ? without(now, field) : now)),
  };
};
