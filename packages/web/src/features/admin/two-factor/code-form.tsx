import { errorMessage } from '@ykd/adapters-http/contracts';
import { styled } from '@ykd/adapters-ui/styled';
import { Field, SubmitButton, TextInput } from '@ykd/adapters-ui/widgets';
import { FACTOR_CODE_MAX } from '@ykd/application/second-factor';
import type { AppError } from '@ykd/application/shared';
import type { Result } from '@ykd/domain/shared';
import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { twoFactor } from '../messages/zh-CN/two-factor';

export type CodeFormProps = {
  hint: string;
  submit: string;
  /** Answers undefined where it was not sent. */
  onSubmit: (code: string) => Promise<Result<unknown, AppError> | undefined>;
};

/** A code, and what became of it. A wrong one is marked, so that the next takes its place. */
export function CodeForm({ hint, submit, onSubmit }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    try {
      const answer = await onSubmit(code);
      setError(answer === undefined || answer.ok ? undefined : errorMessage(answer.error));
      if (answer?.ok === false) input.current?.select();
    } catch {
      setError(twoFactor.failed);
    } finally {
      setBusy(false);
    }
  }
  return (
    <styled.form
      noValidate
      display="flex"
      flexDirection="column"
      gap="4"
      onSubmit={(event: FormEvent) => void send(event)}
    >
      <Field label={twoFactor.code} hint={hint} error={error}>
        <TextInput
          ref={input}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={FACTOR_CODE_MAX}
          value={code}
          onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
            setCode(currentTarget.value);
            setError(undefined);
          }}
        />
      </Field>
      <SubmitButton submitting={isBusy}>{submit}</SubmitButton>
    </styled.form>
  );
}
