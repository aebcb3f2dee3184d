import { styled } from '@ykd/adapters-ui/styled';
import { Button, Modal, SubmitButton } from '@ykd/adapters-ui/widgets';
import { useState } from 'react';
import { viewing as words } from '../messages/zh-CN/views';
import { ALL, type Views } from './use-views';
import { ViewForm } from './view-form';

/** A line of its own. */
const Note = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    px: '3',
    py: '2',
    borderRadius: 'md',
    bg: 'bg.subtle',
    color: 'fg.muted',
    fontSize: 'sm',
    _empty: { display: 'none' },
  },
});

/** What there is to say of the view that is shown: that it is gone, changed, or older than the list. */
export function ViewNotes({
  views: { current: view, isChanged, isGone, trouble, add, keep, isKeeping, go: show, forget },
  titleOf,
}: {
  views: Views;
  /** What a column is called; its key where nobody knows any more. */
  titleOf: (key: string) => string;
}) {
  const [isNaming, setNaming] = useState(false);
  // A colleague was faster: what he made of it is to be seen first.
  const isTheirs = trouble?.isTheirs === true;
  const dropped = view?.dropped.map(titleOf) ?? [];
  return (
    <>
      <Note role="status">
        {isGone && (
          <>
            {words.gone}
            <Button variant="ghost" size="sm" onClick={forget}>
              {words.dismiss}
            </Button>
          </>
        )}
        {dropped.length > 0 && <span>{words.dropped(dropped.join('、'))}</span>}
        {trouble && <styled.span color="danger.fg">{trouble.issue}</styled.span>}
        {view !== undefined && isChanged && (
          <>
            {trouble === undefined && (
              <span>{view.id === ALL ? words.differsFromAll : words.differs(view.name)}</span>
            )}
            {view.mayChange && !isTheirs && (
              <SubmitButton
                type="button"
                variant="outline"
                size="sm"
                submitting={isKeeping}
                onClick={() => void keep()}
              >
                {words.save}
              </SubmitButton>
            )}
            <Button variant="outline" size="sm" onClick={() => setNaming(true)}>
              {words.saveAs}
            </Button>
            <Button variant="ghost" size="sm" onClick={() => show(view)}>
              {isTheirs ? words.takeTheirs : words.restore}
            </Button>
          </>
        )}
      </Note>
      <Modal open={isNaming} onClose={() => setNaming(false)} title={words.saveAsLong} width="420px">
        <ViewForm
          onCancel={() => setNaming(false)}
          onSave={async (said) => {
            const issue = await add(said);
            if (issue === undefined) setNaming(false);
            return issue;
          }}
        />
      </Modal>
    </>
  );
}
