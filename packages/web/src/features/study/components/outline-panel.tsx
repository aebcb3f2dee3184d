import { styled } from '@ykd/adapters-ui/styled';
import { SearchIcon, SkeletonText } from '@ykd/adapters-ui/widgets';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useServices } from '../../../container/services-context';
import { study } from '../messages/zh-CN/study';
import { lazyPart } from '../../../routing/lazy-part';
import type { SearchPanelProps } from '../search/search-panel';
import { OutlineList, type OutlineListProps } from './outline-list';

// Few readers search, so that it comes when one does. Where it does not, the way on in the course is there.
const SearchPanel = lazyPart<SearchPanelProps & { readonly contents: ReactNode }>(
  async () => (await import('../search/search-panel')).SearchPanel,
  ({ contents }) => contents,
);

const OpenSearch = styled('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    width: 'full',
    minHeight: '11',
    px: '3',
    marginBottom: '4',
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: 'md',
    bg: 'bg.raised',
    color: 'fg.muted',
    fontSize: 'sm',
    cursor: 'pointer',
    _hover: { borderColor: 'fg.subtle', color: 'fg.default' },
  },
});

/** The table of contents, or what the reader looks for in the course. */
export function OutlinePanel({ onNavigate, ...list }: OutlineListProps & { onNavigate: () => void }) {
  const { isOnline } = useServices().environment;
  const [shown, setShown] = useState<'outline' | 'search' | 'outline-again'>('outline');
  const opener = useRef<HTMLButtonElement>(null);
  // Whoever comes back from a search goes on where he began it.
  useEffect(() => {
    if (shown === 'outline-again') opener.current?.focus();
  }, [shown]);
  if (shown === 'search') {
    const contents = <OutlineList {...list} onNavigate={onNavigate} />;
    return (
      // The panel of a phone does not grow and shrink with what is found.
      <styled.div minHeight={{ base: '50dvh', lg: '0' }}>
        <Suspense fallback={isOnline() ? <SkeletonText lines={3} /> : contents}>
          <SearchPanel
            contents={contents}
            courseId={list.course.courseId}
            site={list.site}
            onNavigate={onNavigate}
            onClose={() => setShown('outline-again')}
          />
        </Suspense>
      </styled.div>
    );
  }
  return (
    <>
      <OpenSearch type="button" aria-keyshortcuts="/" ref={opener} onClick={() => setShown('search')}>
        <SearchIcon size={18} />
        {study.openSearch}
      </OpenSearch>
      <OutlineList {...list} onNavigate={onNavigate} />
    </>
  );
}
