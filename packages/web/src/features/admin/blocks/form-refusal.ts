import { errorMessage } from '@ykd/adapters-http/contracts';
import type { AppError } from '@ykd/application/shared';
import { fieldErrors, type FormErrors } from '../../../forms/use-form';

/** What a form shows of a refusal: the issues of its own fields beside them, everything else above. */
export const formRefusal = (error: AppError, fields: readonly string[]): FormErrors => {
  const issues = error.kind === 'invalid-input' ? error.issues : [];
  const shown = issues.filter(({ field }) => fields.includes(field));
  return { ...fieldErrors(shown), ...(shown.length > 0 ? {} : { form: errorMessage(error) }) };
};
