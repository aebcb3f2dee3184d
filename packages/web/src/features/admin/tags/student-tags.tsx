import { errorMessage } from '@ykd/adapters-http/contracts';
import { wordsForReaders } from '@ykd/adapters-http/client';
import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Button, CloseIcon, IconButton, SelectInput, Skeleton } from '@ykd/adapters-ui/widgets';
import type { TagMarkView } from '@ykd/application/shared';
import { hasRight } from '@ykd/domain/access';
import { useRef, useState, type ChangeEvent } from 'react';
import { useServices } from '../../../container/services-context';
import { useAdminQueries } from '../admin-queries';
import { useUndo } from '../blocks/undo-toast';
import { PartAnswer } from '../components/failed-line';
import { tags as texts } from '../messages/zh-CN/tags';
import { putBy, TagName } from './tag-mark';
import { useTagActs, useTagQueries } from './tag-queries';

const { one: words, mark } = texts;

const Lines = styled('ul', {
  base: { listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '2' },
});

const Line = styled('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '9',
    '& > div': { flex: '1', display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2' },
  },
});

/** Puts tags on one student and takes them off, each with a way back. */
const useOneStudent = (userId: string) => {
  const { set, undo } = useTagActs();
  const { offer } = useUndo(undo);
  const { commands } = useServices().toasts;
  return async (tag: { readonly id: string; readonly name: string }, isOn: boolean): Promise<boolean> => {
    try {
      const answer = await set({ target: { ids: [userId] }, seen: 1, tagId: tag.id, isOn });
      if (!answer.ok) commands.error(errorMessage(answer.error));
      else if (answer.value.batch === null) commands.warning(words.same);
      else offer(isOn ? words.putOn(tag.name) : words.takenOff(tag.name), answer.value.batch);
      return answer.ok;
    } catch (cause) {
      commands.error(texts.set.failed, { description: wordsForReaders(cause) });
      return false;
    }
  };
};

/** A tag that a student has not, to be put on him. */
function PutOn({
  has,
  onPut,
}: {
  has: readonly TagMarkView[];
  onPut: (tag: { readonly id: string; readonly name: string }) => Promise<boolean>;
}) {
  const choices = useQuery(useTagQueries().choices, undefined);
  const [tagId, setTagId] = useState('');
  const [isBusy, setBusy] = useState(false);
  const left = choices.value?.filter(({ id }) => !has.some((one) => one.tagId === id)) ?? [];
  const tag = left.find(({ id }) => id === tagId);
  const isNone = choices.value !== undefined && left.length === 0;
  const put = async (): Promise<void> => {
    if (tag === undefined || isBusy) return;
    setBusy(true);
    if (await onPut(tag)) setTagId('');
    setBusy(false);
  };
  return (
    <styled.div display="flex" alignItems="center" gap="2" maxWidth="22rem">
      <SelectInput
        aria-label={words.choose}
        value={tag === undefined ? '' : tagId}
        disabled={isNone}
        onChange={({ currentTarget }: ChangeEvent<HTMLSelectElement>) => setTagId(currentTarget.value)}
      >
        <option value="">
          {isNone ? (choices.value.length === 0 ? texts.set.noTagsYet : words.all) : texts.set.choose}
        </option>
        {left.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectInput>
      <Button
        variant="outline"
        aria-disabled={tag === undefined || isBusy || undefined}
        onClick={() => void put()}
      >
        {words.put}
      </Button>
    </styled.div>
  );
}

/** The tags of one student: who put each on and when, also those that he does not see; putting on and taking off. */
export function StudentTags({ userId }: { userId: string }) {
  const tags = useQuery(useTagQueries().ofStudent, userId);
  const me = useQuery(useAdminQueries().me, undefined);
  const act = useOneStudent(userId);
  const list = useRef<HTMLDivElement>(null);
  const may = hasRight(me.value, 'tags.set');
  return (
    <PartAnswer of={tags} failed={words.failed} waiting={<Skeleton width="40" />}>
      {(has) => (
        <styled.div ref={list} tabIndex={-1} outline="none" display="flex" flexDirection="column" gap="3">
          {has.length === 0 ? (
            <styled.span color="fg.subtle">{mark.none}</styled.span>
          ) : (
            <Lines>
              {has.map((tag) => (
                <Line key={tag.id}>
                  <div>
                    <TagName tag={tag} />
                    <styled.span color="fg.muted" fontSize="xs">
                      {mark.byAt(putBy(tag), tag.at)}
                      {tag.isShown ? '' : ` · ${mark.hidden}`}
                    </styled.span>
                  </div>
                  {may && (
                    <IconButton
                      size="sm"
                      label={words.takeOff(tag.name)}
                      onClick={() => {
                        void act({ id: tag.tagId, name: tag.name }, false).then((isDone) => {
                          // Its button goes with it.
                          if (isDone) list.current?.focus();
                        });
                      }}
                    >
                      <CloseIcon size={16} />
                    </IconButton>
                  )}
                </Line>
              ))}
            </Lines>
          )}
          {may && <PutOn has={has} onPut={(tag) => act(tag, true)} />}
        </styled.div>
      )}
    </PartAnswer>
  );
}
