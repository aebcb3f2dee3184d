import { styled } from '@ykd/adapters-ui/styled';
import { Button, Modal } from '@ykd/adapters-ui/widgets';
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
  views: { current: view, isChanged, isGone, conflict, commands, state, took, keep, go: show, forget },
  titleOf,
}: {
  views: Views;
  /** What a column is called; its key where nobody knows any more. */
  titleOf: (key: string) => string;
}) {
  const [isNaming, setNaming] = useState(false);
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
        {conflict && <styled.span color="danger.fg">{conflict}</styled.span>}
        {view !== undefined && isChanged && (
          <>
            {conflict === undefined && (
              <span>{view.id === ALL ? words.differsFromAll : words.differs(view.name)}</span>
            )}
            {view.mayChange && conflict === undefined && (
              <Button variant="outline" size="sm" onClick={() => void keep()}>
                {words.save}
              </Button>
            )}
            <Button variant="outline" size="sm" onClick={() => setNaming(true)}>
              {words.saveAs}
            </Button>
            <Button variant="ghost" size="sm" onClick={() => show(view)}>
              {conflict === undefined ? words.restore : words.takeTheirs}
            </Button>
          </>
        )}
      </Note>
      <Modal open={isNaming} onClose={() => setNaming(false)} title={words.saveAsLong} width="420px">
        <ViewForm
          onCancel={() => setNaming(false)}
          onSave={async (said) => {
            const issue = took(await commands.add({ ...said, state }));
            if (issue === undefined) setNaming(false);
            return issue;
          }}
        />
      </Modal>
    </>
  );
}
