import { styled } from '@ykd/adapters-ui/styled';
import type { SmsMessage } from '@ykd/adapters-http/client';
import { Answer, Badge, EmptyState, Field, SkeletonText, TextInput } from '@ykd/adapters-ui/widgets';
import { useState, type ChangeEvent } from 'react';
import { CopyButton } from '../../../components/copy-button';
import { useDev } from '../dev-queries';
import { useServices } from '../../../container/services-context';
import { dev as messages } from '../messages/zh-CN/dev';
import { lastUsedInWords } from '../../../components/last-used';
import { useWatched } from '../use-watched';
import { DevSection } from './dev-section';

function Message({ message, now }: { message: SmsMessage; now: number }) {
  const { mobile, code, text, at, state } = message;
  const valid = state === 'valid';
  return (
    <styled.li
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' }}
      columnGap="4"
      rowGap="1"
      py="4"
      borderTopWidth="1px"
      borderColor="line"
    >
      <styled.span fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        {mobile} · {lastUsedInWords(at, now)}
        <Badge marginInlineStart="2" tone={valid ? 'brand' : 'neutral'}>
          {messages.sms.states[state]}
        </Badge>
      </styled.span>
      {code !== null && (
        <styled.span
          gridRow={{ sm: '1 / span 2' }}
          gridColumn={{ sm: '2' }}
          display="flex"
          alignItems="center"
          gap="1"
        >
          <styled.output
            aria-label={messages.sms.code(mobile)}
            textStyle="figure"
            fontFamily="mono"
            letterSpacing="wide"
            {...(valid ? {} : { color: 'fg.subtle', textDecoration: 'line-through' })}
          >
            {code}
          </styled.output>
          {valid && <CopyButton text={code} label={messages.sms.copy(code)} />}
        </styled.span>
      )}
      <styled.span lineHeight="snug">{text}</styled.span>
    </styled.li>
  );
}

/** The messages that the local SMS service kept, the newest first. */
export function SmsSection() {
  const { environment } = useServices();
  const reading = useWatched(useDev().messages);
  const [mobile, setMobile] = useState('');
  const { title, hint, none, noneHint } = messages.sms;
  const shown = reading.value?.filter((message) => message.mobile.startsWith(mobile.trim()));

  return (
    <DevSection title={title} hint={hint}>
      <styled.div maxWidth="80" marginBottom="4">
        <Field label={messages.sms.mobile}>
          <TextInput
            type="search"
            inputMode="tel"
            autoComplete="off"
            placeholder={messages.sms.placeholder}
            value={mobile}
            onChange={(event: ChangeEvent<HTMLInputElement>) => setMobile(event.target.value)}
          />
        </Field>
      </styled.div>
      <Answer
        compact
        of={{ status: reading.status, value: shown }}
        waiting={<SkeletonText lines={4} />}
        failed={messages.sms.failed}
        isEmpty={(found) => found.length === 0}
        empty={<EmptyState compact title={none} hint={noneHint} />}
      >
        {(found) => (
          <styled.ul listStyle="none">
            {found.map((message) => (
              <Message
                key={`${message.mobile} ${message.at}`}
                message={message}
                now={environment.clock.now()}
              />
            ))}
          </styled.ul>
        )}
      </Answer>
    </DevSection>
  );
}
