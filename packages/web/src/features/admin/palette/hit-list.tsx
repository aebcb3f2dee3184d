import { styled } from '@ykd/adapters-ui/styled';
import { useEffect, useId, useRef } from 'react';
import { palette } from '../messages/zh-CN/palette';
import { grouped, type Hit } from './hit';

const Options = styled('div', {
  base: {
    maxHeight: 'min({sizes.96}, 60dvh)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    marginInline: '-2',
  },
});

const Title = styled('div', {
  base: {
    px: '3',
    paddingTop: '3',
    paddingBottom: '1',
    fontSize: 'xs',
    fontWeight: 'medium',
    color: 'fg.subtle',
  },
});

const Option = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: { base: '11', md: '9' },
    px: '3',
    py: '1.5',
    borderRadius: 'md',
    fontSize: 'sm',
    lineHeight: 'snug',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '&[data-marked]': { bg: 'brand.subtle', color: 'brand.fg' },
  },
});

const Note = styled('span', {
  base: {
    flex: 'none',
    maxWidth: '60%',
    fontSize: 'xs',
    color: 'fg.muted',
    textAlign: 'end',
    '[data-marked] &': { color: 'inherit' },
  },
});

/** The id of a hit in the page. */
export const hitId = (list: string, hit: Pick<Hit, 'id'>): string =>
  `${list}-${hit.id.replaceAll(/[^\w-]/g, '_')}`;

/** What was found, in groups; the marked one is where Enter leads. */
export function HitList({
  id,
  hits,
  marked,
  onMark,
  onChoose,
}: {
  id: string;
  hits: readonly Hit[];
  marked: Hit | undefined;
  onMark: (hit: Hit) => void;
  onChoose: (hit: Hit) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  const titles = useId();
  useEffect(() => {
    list.current?.querySelector('[data-marked]')?.scrollIntoView({ block: 'nearest' });
  }, [marked?.id]);
  return (
    // A press must not take the focus out of the field.
    <Options
      ref={list}
      id={id}
      role="listbox"
      aria-label={palette.list}
      onMouseDown={(event) => event.preventDefault()}
    >
      {grouped(hits).map(({ kind, hits: some }) => (
        <div key={kind} role="group" aria-labelledby={`${titles}-${kind}`}>
          <Title id={`${titles}-${kind}`}>{palette.groups[kind]}</Title>
          {some.map((hit) => (
            <Option
              key={hit.id}
              id={hitId(id, hit)}
              role="option"
              aria-selected={hit.id === marked?.id}
              {...(hit.id === marked?.id ? { 'data-marked': '' } : {})}
              // Only where the pointer moves: rows that come to lie below it are not meant.
              onMouseMove={() => hit.id !== marked?.id && onMark(hit)}
              onClick={() => onChoose(hit)}
            >
              <span>{hit.title}</span>
              {hit.note && <Note>{hit.note}</Note>}
            </Option>
          ))}
        </div>
      ))}
    </Options>
  );
}
