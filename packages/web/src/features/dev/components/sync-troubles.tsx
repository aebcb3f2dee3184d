import { styled } from '@ykd/adapters-ui/styled';
import { wordsForReaders } from '@ykd/adapters-http/client';
import { Badge, SubmitButton } from '@ykd/adapters-ui/widgets';
import type { SyncTrouble } from '@ykd/application/account-sync';
import { useId, useState } from 'react';
import { useDev } from '../dev-queries';
import { useServices } from '../../../container/services-context';
import { dev as messages } from '../messages/zh-CN/dev';
import { useWatched } from '../use-watched';

const { accounts, troubles: texts } = messages;

function Trouble({ trouble, now }: { trouble: SyncTrouble; now: number }) {
  const { mobile, name, target, state, attempts, error, dueAt } = trouble;
  return (
    <styled.li py="3" borderTopWidth="1px" borderColor="line">
      <styled.p display="flex" flexWrap="wrap" alignItems="center" gap="2" fontVariantNumeric="tabular-nums">
        {mobile}
        {name !== undefined && <styled.span>{name}</styled.span>}
        <Badge tone={target === 'chat' ? 'brand' : 'info'}>{accounts.targets[target]}</Badge>
        <Badge tone={state === 'failed' ? 'danger' : 'amber'}>{texts.states[state]}</Badge>
      </styled.p>
      <styled.p marginTop="1" fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        {texts.attempts(attempts)}
        {error}
      </styled.p>
      {dueAt !== undefined && (
        <styled.p fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          {texts.next(Math.ceil((dueAt - now) / 1000))}
        </styled.p>
      )}
    </styled.li>
  );
}

/** What does not reach the chat or the code hosting; nothing while all of it does. */
export function SyncTroubles() {
  const { dev, troubles } = useDev();
  const { toasts, environment } = useServices();
  const { value } = useWatched(troubles);
  const [retrying, setRetrying] = useState(false);
  const headingId = useId();
  if (value === undefined || value.length === 0) return null;

  const retry = async (): Promise<void> => {
    setRetrying(true);
    try {
      const result = await dev.retry();
      if (result.ok) toasts.commands.info(texts.retried(result.value.count));
    } catch (error) {
      toasts.commands.error(texts.retryFailed, { description: wordsForReaders(error) });
    } finally {
      setRetrying(false);
    }
  };

  return (
    <styled.section aria-labelledby={headingId} marginTop="5">
      <styled.div display="flex" alignItems="center" justifyContent="space-between" gap="3" marginBottom="3">
        <styled.h3 id={headingId} fontWeight="semibold">
          {texts.title}
        </styled.h3>
        <SubmitButton
          type="button"
          size="sm"
          variant="outline"
          submitting={retrying}
          onClick={() => void retry()}
        >
          {texts.retry}
        </SubmitButton>
      </styled.div>
      <styled.ul listStyle="none">
        {value.map((trouble) => (
          <Trouble
            key={`${trouble.target} ${trouble.userId}`}
            trouble={trouble}
            now={environment.clock.now()}
          />
        ))}
      </styled.ul>
    </styled.section>
  );
}
