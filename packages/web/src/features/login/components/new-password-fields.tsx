import { Field, PasswordInput } from '@ykd/adapters-ui/widgets';
import { PASSWORD_MIN } from '@ykd/domain/member';
import type { ChangeEvent } from 'react';
import type { FormErrors } from '../../../forms/use-form';
import { newPassword } from '../../../messages/zh-CN/new-password';

/** A password as it was typed, twice. */
export interface NewPassword {
  readonly pwd: string;
  readonly confirm: string;
}

export type NewPasswordFieldsProps = {
  value: NewPassword;
  errors: FormErrors['fields'];
  onChange: (field: keyof NewPassword, typed: string) => void;
};

/** The new password of who forgot his. */
export function NewPasswordFields({ value, errors, onChange }: NewPasswordFieldsProps) {
  const input = (field: keyof NewPassword) => (
    <PasswordInput
      name={field}
      autoComplete="new-password"
      value={value[field]}
      onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(field, event.target.value)}
    />
  );
  return (
    <>
      <Field label={newPassword.password} hint={newPassword.hint(PASSWORD_MIN)} error={errors['pwd']}>
        {input('pwd')}
      </Field>
      <Field label={newPassword.confirm} error={errors['confirm']}>
        {input('confirm')}
      </Field>
    </>
  );
}
