import { styled } from '@ykd/adapters-ui/styled';
import { clientOf } from '@ykd/adapters-http/client';
import { studyCalls } from '@ykd/adapters-http/contracts';
import { useStore } from '@ykd/adapters-ui/react';
import { createLookup } from '@ykd/adapters-ui/stores';
import { CloseIcon, EmptyState, IconButton, SkeletonText, TextInput } from '@ykd/adapters-ui/widgets';
import { SEARCH_TEXT_MAX, type SearchHit } from '@ykd/application/study';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useServices } from '../../../container/services-context';
import { study } from '../messages/zh-CN/study';
import { search as messages } from '../messages/zh-CN/search';
import type { StudySite } from '../site';
import { LoadFailure } from '../load-failure';
import { SearchResults } from './search-results';

/** Moves the focus from the field through the results and back. */
const step = (panel: HTMLElement, by: number): void => {
  const stops = [...panel.querySelectorAll<HTMLElement>('input, ol a')];
  stops[stops.findIndex((stop) => stop === document.activeElement) + by]?.focus();
};

const countOf = ({ length }: readonly SearchHit[]): string =>
  length === 0 ? messages.none : messages.count(length);

export type SearchPanelProps = {
  courseId: string;
  site: StudySite;
  /** A result was chosen. */
  onNavigate: () => void;
  onClose: () => void;
};

/** Looks for a text in the course while it is typed. Arrows move through what was found, Esc leads back. */
export function SearchPanel({ courseId, site, onNavigate, onClose }: SearchPanelProps) {
  const { quietHttp } = useServices();
  const panel = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [lookup] = useState(() =>
    createLookup(async (q): Promise<readonly SearchHit[]> => {
      const found = await clientOf(quietHttp, studyCalls).search({ courseId, q });
      if (!found.ok) throw new Error(found.error.kind);
      return found.value;
    }),
  );
  const { status, found } = useStore(lookup);
  // Whoever opened it wants to write.
  useEffect(() => panel.current?.querySelector('input')?.focus(), []);

  const change = (next: string): void => {
    setText(next);
    if (next.trim() === '') lookup.clear();
    else lookup.lookUp(next.trim());
  };
  const retry = (): void => {
    // The button goes with the error. Who is elsewhere when the connection comes back stays there.
    if (panel.current?.contains(document.activeElement)) panel.current.querySelector('input')?.focus();
    lookup.lookUp(text.trim());
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onClose();
    else if (event.key === 'ArrowDown' && panel.current) step(panel.current, 1);
    else if (event.key === 'ArrowUp' && panel.current) step(panel.current, -1);
    else return;
    // Neither does the page scroll, nor does the drawer close.
    event.preventDefault();
    event.stopPropagation();
  };

  const hits = text.trim() === '' ? undefined : found;
  return (
    <styled.div ref={panel} role="search" aria-label={study.openSearch} onKeyDown={onKeyDown}>
      <styled.div display="flex" alignItems="center" gap="1" marginBottom="2">
        <TextInput
          type="search"
          value={text}
          maxLength={SEARCH_TEXT_MAX}
          aria-label={messages.label}
          aria-keyshortcuts="/"
          placeholder={messages.placeholder}
          onChange={(event) => change(event.target.value)}
        />
        <IconButton label={messages.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </styled.div>
      <styled.p role="status" px="3" paddingBottom="1" fontSize="xs" color="fg.subtle" minHeight="5">
        {status === 'ready' && hits && countOf(hits)}
      </styled.p>
      {status === 'failed' && <LoadFailure compact title={messages.failed} onRetry={retry} />}
      {status === 'loading' && hits === undefined && <SkeletonText lines={4} />}
      {status === 'ready' && hits?.length === 0 && (
        <EmptyState compact drawing="search" hint={messages.noneHint} />
      )}
      {hits && hits.length > 0 && (
        <SearchResults
          hits={hits}
          onNavigate={onNavigate}
          addressOf={({ outlineNum, sectionNum, bodyNum }) =>
            site.addressOf(courseId, { outline: outlineNum, section: sectionNum, body: bodyNum })
          }
        />
      )}
    </styled.div>
  );
}
