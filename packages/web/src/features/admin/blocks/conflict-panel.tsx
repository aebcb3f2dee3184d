import { styled } from '@ykd/adapters-ui/styled';
import { AlertIcon, Button, radioSheetStyle, SubmitButton } from '@ykd/adapters-ui/widgets';
import { shanghaiMinute } from '@ykd/domain/shared';
import { useEffect, useId, useRef, useState } from 'react';
import { blocks } from '../messages/zh-CN/blocks';
import type { Choice, Conflict } from './three-way';

const words = blocks.conflict;

const Panel = styled('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    padding: '4',
    borderWidth: '1px',
    borderColor: 'amber.line',
    borderRadius: 'card',
    bg: 'bg.surface',
    outline: 'none',
  },
});

const Sides = styled('div', {
  base: { display: 'grid', gridTemplateColumns: { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' }, gap: '2' },
});

const Side = styled('label', {
  base: {
    ...radioSheetStyle,
    alignItems: 'flex-start',
    gap: '2.5',
    minHeight: '11',
    px: '3',
    py: '2.5',
    fontSize: 'sm',
    lineHeight: 'snug',
    '&:has(:checked)': { bg: 'brand.subtle', borderColor: 'brand.fg' },
  },
});

type SideProps = {
  name: string;
  title: string;
  text: string;
  isChosen: boolean;
  onChoose: () => void;
};

function OneSide({ name, title, text, isChosen, onChoose }: SideProps) {
  return (
    <Side>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span>
        <styled.span display="block" fontSize="xs" color="fg.muted">
          {title}
        </styled.span>
        <styled.span overflowWrap="anywhere" whiteSpace="pre-wrap">
          {text === '' ? words.empty : text}
        </styled.span>
      </span>
    </Side>
  );
}

export type ConflictPanelProps<K extends string> = {
  conflicts: readonly Conflict<K>[];
  /** What each field is called. */
  labels: Readonly<Record<K, string>>;
  /** Who changed it meanwhile, and when (epoch ms). */
  who: string;
  at: number;
  isSaving?: boolean | undefined;
  /** Where theirs is taken unless the reader chooses otherwise: what he did not change himself. */
  theirsFirst?: readonly K[] | undefined;
  /** What its button does with what is chosen. */
  saveLabel?: string | undefined;
  onResolve: (choices: Readonly<Record<K, Choice>>) => void;
};

/** Somebody else changed the same meanwhile: what each of the two wrote, to choose from by field or as a whole. */
export function ConflictPanel<K extends string>(props: ConflictPanelProps<K>) {
  const {
    conflicts,
    labels,
    who,
    at,
    isSaving = false,
    theirsFirst = [],
    saveLabel = words.save,
    onResolve,
  } = props;
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const [taken, setTaken] = useState<ReadonlySet<K>>(new Set(theirsFirst));
  useEffect(() => panel.current?.focus(), []);
  const choose = (keys: readonly K[], choice: Choice) =>
    setTaken((now) => {
      const rest = [...now].filter((key) => !keys.includes(key));
      return new Set(choice === 'theirs' ? [...rest, ...keys] : rest);
    });
  const all = conflicts.map(({ key }) => key);
  return (
    <Panel ref={panel} tabIndex={-1} aria-labelledby={`${id}-title`} aria-describedby={`${id}-who`}>
      <div>
        <styled.h3 id={`${id}-title`} display="flex" alignItems="center" gap="2" fontSize="md">
          <styled.span color="amber.fg" display="inline-flex">
            <AlertIcon size={18} />
          </styled.span>
          {words.title}
        </styled.h3>
        <styled.p id={`${id}-who`} marginTop="1" fontSize="sm" color="fg.muted">
          {words.who(who, shanghaiMinute(at))}
        </styled.p>
      </div>
      {conflicts.map(({ key, mine, theirs }) => (
        <styled.fieldset key={key} minWidth="0">
          <styled.legend fontSize="sm" fontWeight="medium" marginBottom="1.5">
            {labels[key]}
          </styled.legend>
          <Sides>
            <OneSide
              name={`${id}-${key}`}
              title={words.keepMine}
              text={mine}
              isChosen={!taken.has(key)}
              onChoose={() => choose([key], 'mine')}
            />
            <OneSide
              name={`${id}-${key}`}
              title={words.takeTheirs}
              text={theirs}
              isChosen={taken.has(key)}
              onChoose={() => choose([key], 'theirs')}
            />
          </Sides>
        </styled.fieldset>
      ))}
      <styled.div display="flex" flexWrap="wrap" gap="2">
        <Button size="sm" variant="outline" onClick={() => choose(all, 'mine')}>
          {words.allMine}
        </Button>
        <Button size="sm" variant="outline" onClick={() => choose(all, 'theirs')}>
          {words.allTheirs}
        </Button>
        <SubmitButton
          type="button"
          size="sm"
          variant="soft"
          submitting={isSaving}
          marginInlineStart={{ base: '0', sm: 'auto' }}
          onClick={() =>
            onResolve(
              Object.fromEntries(all.map((key) => [key, taken.has(key) ? 'theirs' : 'mine'])) as Record<
                K,
                Choice
              >,
            )
          }
        >
          {saveLabel}
        </SubmitButton>
      </styled.div>
    </Panel>
  );
}
