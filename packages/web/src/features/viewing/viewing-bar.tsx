import { clientOf, type Http } from '@ykd/adapters-http/client';
import { viewingCalls } from '@ykd/adapters-http/contracts';
import { styled } from '@ykd/adapters-ui/styled';
import { Button } from '@ykd/adapters-ui/widgets';
import { useEffect, useState } from 'react';
import { viewing as words } from './messages/zh-CN/viewing';
import type { Viewing } from '../../components/read-viewing';

const MINUTE_MS = 60_000;
const TICK_MS = 1000;

/** A frame around all that is seen. */
const Frame = styled('div', {
  base: {
    position: 'fixed',
    inset: 0,
    zIndex: 'progress',
    borderWidth: '3px',
    borderColor: 'amber.solid',
    pointerEvents: 'none',
  },
});

const Bar = styled('section', {
  base: {
    position: 'fixed',
    bottom: '3',
    insetInline: '3',
    marginInline: 'auto',
    zIndex: 'progress',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'fit-content',
    maxWidth: 'calc(100% - 1.5rem)',
    paddingBlock: '2',
    paddingInlineStart: '4',
    paddingInlineEnd: '2',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'amber.solid',
    borderRadius: 'lg',
    fontSize: 'sm',
  },
});

/** Whom the page is seen as, for how long still, and the way out; it stands over every page, dialogs included. */
export function ViewingBar({ viewing, http }: { viewing: Viewing; http: Http }) {
  const { name, endsAt, back } = viewing;
  const [leftMs, setLeft] = useState(() => endsAt - Date.now());
  const [state, setState] = useState<'seen' | 'ending' | 'failed'>('seen');

  // A page from the start: nothing of what was seen is left of it, not even behind the way back.
  useEffect(() => {
    const timer = setInterval(() => setLeft(endsAt - Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [endsAt]);
  const isOver = leftMs <= 0;
  useEffect(() => {
    if (isOver) window.location.replace(back);
  }, [isOver, back]);

  const end = async (): Promise<void> => {
    setState('ending');
    try {
      await clientOf(http, viewingCalls).end();
      window.location.replace(back);
    } catch {
      setState('failed');
    }
  };

  return (
    <>
      {/* What stands at the end of a page can be scrolled out from under the bar. */}
      <styled.div height="20" aria-hidden="true" />
      <Frame aria-hidden="true" />
      <Bar aria-label={words.name}>
        <styled.div minWidth="0">
          <styled.p display="flex" gap="1" whiteSpace="nowrap">
            {words.as}
            <styled.strong fontWeight="semibold" overflow="hidden" textOverflow="ellipsis">
              {name}
            </styled.strong>
            {words.is}
          </styled.p>
          <styled.p fontSize="xs" color="fg.muted" role={state === 'failed' ? 'alert' : undefined}>
            {state === 'failed'
              ? words.failed
              : `${words.readOnly} · ${words.left(Math.ceil(leftMs / MINUTE_MS))}`}
          </styled.p>
        </styled.div>
        <Button
          size="sm"
          variant="amber"
          aria-busy={state === 'ending'}
          flex="none"
          onClick={() => void end()}
        >
          {words.end}
        </Button>
      </Bar>
    </>
  );
}
