import { styled } from '@ykd/adapters-ui/styled';
import { errorMessage } from '@ykd/adapters-http/contracts';
import { wordsForReaders } from '@ykd/adapters-http/client';
import { useStore } from '@ykd/adapters-ui/react';
import { CountdownButton, Field, TextInput } from '@ykd/adapters-ui/widgets';
import { SMS_CODE_LENGTH } from '@ykd/domain/member';
import { useRef, type ChangeEvent } from 'react';
import { useServices } from '../container/services-context';
import { smsCode as words } from '../messages/zh-CN/sms-code';
import { common } from '../messages/zh-CN/common';

export type SmsCodeFieldProps = {
  /** Also the field of the form's issues. */
  name: string;
  value: string;
  onChange: (code: string) => void;
  error: string | undefined;
  required?: boolean | undefined;
  /** The mobile to send to; undefined keeps the code back, after the form said why. */
  mobile: () => string | undefined;
  /** A code is on its way: what was said of the one before is over. */
  onSent: () => void;
  /** Why no code was sent. */
  onRefused: (message: string) => void;
};

/** The code and the button that sends it. */
export function SmsCodeField({
  name,
  value,
  onChange,
  error,
  required,
  mobile,
  onSent,
  onRefused,
}: SmsCodeFieldProps) {
  const { smsCode } = useServices();
  const { sending, secondsLeft, sentTo } = useStore(smsCode);
  const row = useRef<HTMLDivElement>(null);

  const send = async (): Promise<void> => {
    const to = mobile();
    if (to === undefined) return;
    try {
      const result = await smsCode.send(to);
      if (result?.ok) {
        onSent();
        row.current?.querySelector('input')?.focus();
      } else if (result) onRefused(errorMessage(result.error));
    } catch (cause) {
      onRefused(wordsForReaders(cause) ?? common.failedRequest);
    }
  };

  return (
    <Field
      label={words.label}
      required={required}
      error={error}
      hint={sentTo !== undefined && secondsLeft > 0 ? words.sent(sentTo) : undefined}
    >
      <styled.div ref={row} display="flex" gap="3">
        <TextInput
          name={name}
          value={value}
          onChange={(event: ChangeEvent<HTMLInputElement>) =>
            // A code that was copied out of the message brings spaces along.
            onChange(event.target.value.replaceAll(/\D/g, '').slice(0, SMS_CODE_LENGTH))
          }
          placeholder={words.placeholder}
          autoComplete="one-time-code"
          inputMode="numeric"
          enterKeyHint="done"
        />
        <CountdownButton
          secondsLeft={secondsLeft}
          sending={sending}
          again={sentTo !== undefined}
          onSend={() => void send()}
        />
      </styled.div>
    </Field>
  );
}
