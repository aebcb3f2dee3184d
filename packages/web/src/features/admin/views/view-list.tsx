import { styled } from '@ykd/adapters-ui/styled';
import { CheckIcon, EditIcon, HomeIcon, IconButton, TrashIcon } from '@ykd/adapters-ui/widgets';
import type { ListView } from '@ykd/application/list-view';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { viewing as words } from '../messages/zh-CN/views';

const GROUPS = ['built-in', 'team', 'own'] as const;

const Title = styled('h2', {
  base: { paddingTop: '3', paddingBottom: '1', color: 'fg.subtle', fontSize: 'xs', fontWeight: 'medium' },
});

const Line = styled('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    borderRadius: 'md',
    _hover: { bg: 'bg.subtle' },
    '& > a': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      flex: '1',
      minWidth: '0',
      minHeight: '9',
      paddingInline: '2',
      fontSize: 'sm',
    },
  },
});

const Mark = styled('span', {
  base: { display: 'inline-flex', width: '4', flex: 'none', color: 'brand.fg' },
});
const Name = styled('span', { base: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } });

export type ViewLineProps = {
  name: string;
  href: string;
  isCurrent: boolean;
  note?: string | undefined;
  onOpen: () => void;
  children?: ReactNode;
};

/** The way to a view. */
export function ViewLine({ name, href, isCurrent, note, onOpen, children }: ViewLineProps) {
  return (
    <Line>
      <Link preventScrollReset to={href} aria-current={isCurrent || undefined} onClick={onOpen}>
        <Mark>{isCurrent && <CheckIcon size={16} />}</Mark>
        <Name title={name}>{name}</Name>
        {note && (
          <styled.span color="fg.subtle" fontSize="xs" flex="none">
            {note}
          </styled.span>
        )}
      </Link>
      {children}
    </Line>
  );
}

/** The views of a list by whose they are, each with what can be done with it. */
export function ViewList({
  views,
  currentId,
  defaultId,
  hrefOf,
  onOpen,
  onDefault,
  onEdit,
  onRemove,
}: {
  views: readonly ListView[];
  currentId: string | undefined;
  defaultId: string | null;
  hrefOf: (view: ListView) => string;
  onOpen: () => void;
  onDefault: (id: string | null) => void;
  onEdit: (view: ListView) => void;
  onRemove: (view: ListView) => void;
}) {
  return GROUPS.map((group) => {
    const those = views.filter(({ scope }) => scope === group);
    if (those.length === 0) return null;
    return (
      <section key={group} aria-label={words.groups[group]}>
        <Title>{words.groups[group]}</Title>
        <styled.ul listStyle="none">
          {those.map((view) => {
            const { id, name, by, mayChange } = view;
            const isDefault = id === defaultId;
            return (
              <ViewLine
                key={id}
                name={name}
                href={hrefOf(view)}
                isCurrent={id === currentId}
                note={isDefault ? words.isDefault : by === null ? undefined : words.by(by)}
                onOpen={onOpen}
              >
                <IconButton
                  size="sm"
                  label={isDefault ? words.noDefault(name) : words.makeDefault(name)}
                  aria-pressed={isDefault}
                  onClick={() => onDefault(isDefault ? null : id)}
                >
                  <HomeIcon size={16} />
                </IconButton>
                {mayChange && (
                  <>
                    <IconButton size="sm" label={words.edit(name)} onClick={() => onEdit(view)}>
                      <EditIcon size={16} />
                    </IconButton>
                    <IconButton size="sm" label={words.remove(name)} onClick={() => onRemove(view)}>
                      <TrashIcon size={16} />
                    </IconButton>
                  </>
                )}
              </ViewLine>
            );
          })}
        </styled.ul>
      </section>
    );
  });
}
