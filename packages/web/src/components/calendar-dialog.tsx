import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Button, Field, Modal, SkeletonText, TextInput } from '@ykd/adapters-ui/widgets';
import { useState } from 'react';
import { useCalendarQueries } from '../container/calendar-queries';
import { useServices } from '../container/services-context';
import { calendar as words } from '../messages/zh-CN/calendar';
import { common } from '../messages/zh-CN/common';
import { CopyButton } from './copy-button';

/** The address, which is shown this once. */
function Address({ url }: { url: string }) {
  return (
    <>
      <styled.div display="flex" alignItems="end" gap="2">
        <styled.div flex="1" minWidth="0">
          <Field label={words.address}>
            <TextInput readOnly value={url} onFocus={({ currentTarget }) => currentTarget.select()} />
          </Field>
        </styled.div>
        <CopyButton text={url} label={words.copy} />
      </styled.div>
      <styled.p fontSize="sm">
        <styled.a color="brand.fg" textDecoration="underline" href={url.replace(/^https?:/, 'webcal:')}>
          {words.open}
        </styled.a>
      </styled.p>
    </>
  );
}

/** How one reads one's schedule in other programs: an address of one's own, which can be renewed. */
export function CalendarDialog({ onClose }: { onClose: () => void }) {
  const { calendar, renew } = useCalendarQueries();
  const { commands } = useServices().toasts;
  const own = useQuery(calendar, undefined);
  const [url, setUrl] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const make = async (): Promise<void> => {
    setBusy(true);
    try {
      const path = await renew();
      if (path === undefined) commands.error(words.refused);
      else {
        setUrl(`${window.location.origin}${path}`);
        commands.success(words.renewed);
      }
    } catch {
      commands.error(common.failedRequest);
    }
    setBusy(false);
  };
  return (
    <Modal open onClose={onClose} title={words.title} width="520px">
      <styled.div display="flex" flexDirection="column" gap="3" lineHeight="snug">
        <p>{words.text}</p>
        {url === undefined ? (
          <Answer of={own} failed={words.failed} waiting={<SkeletonText lines={2} />}>
            {({ since }) => (
              <>
                <p>{since === null ? words.none : words.has(since)}</p>
                <div>
                  <Button aria-busy={isBusy} disabled={isBusy} onClick={() => void make()}>
                    {since === null ? words.make : words.renew}
                  </Button>
                </div>
              </>
            )}
          </Answer>
        ) : (
          <Address url={url} />
        )}
        <styled.p color="fg.muted" fontSize="sm">
          {words.secret}
        </styled.p>
        <styled.ul
          color="fg.muted"
          fontSize="sm"
          display="flex"
          flexDirection="column"
          gap="1"
          paddingInlineStart="5"
        >
          {words.how.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </styled.ul>
      </styled.div>
    </Modal>
  );
}
