import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Button, Card, EmptyState, SkeletonCard } from '@ykd/adapters-ui/widgets';
import type { TemplateView } from '@ykd/application/message';
import { useState } from 'react';
import { PageTitle } from '../components/page-title';
import { Refused } from '../components/refused';
import { messages } from '../messages/zh-CN/messages';
import { LineHead, Lines, Quiet } from '../components/detail-parts';
import { useMessageQueries } from './message-queries';
import { MessageTabs } from './message-tabs';
import { RemoveTemplate, TemplateDialog } from './template-dialog';

const words = messages.template;

type Open = { readonly edit: TemplateView | undefined } | { readonly remove: TemplateView };

/** Texts that are kept to be sent again. Beyond the Specification. */
export function Component() {
  const reading = useQuery(useMessageQueries().templates, undefined);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const add = (
    <Button size="sm" onClick={() => setOpen({ edit: undefined })}>
      {words.add}
    </Button>
  );
  return (
    <>
      <PageTitle />
      <MessageTabs />
      <Answer
        of={reading}
        waiting={<SkeletonCard lines={4} />}
        failed={words.failed}
        refused={<Refused />}
        isEmpty={(list) => list.length === 0}
        empty={
          <Card>
            <EmptyState title={words.none} hint={words.noneHint} action={add} />
          </Card>
        }
      >
        {(list) => (
          <Card room="sm">
            <styled.div marginBottom="3">{add}</styled.div>
            <Lines>
              {list.map((template) => (
                <li key={template.id}>
                  <LineHead>
                    <strong>{template.name}</strong>
                    <styled.span marginInlineStart="auto" display="flex" gap="2">
                      <Button
                        size="sm"
                        variant="ghost"
                        aria-label={words.nameOf(template.name)}
                        onClick={() => setOpen({ edit: template })}
                      >
                        {words.edit}
                      </Button>
                      <Button
                        size="sm"
                        variant="ghost"
                        aria-label={words.removeOf(template.name)}
                        onClick={() => setOpen({ remove: template })}
                      >
                        {words.remove}
                      </Button>
                    </styled.span>
                  </LineHead>
                  {template.title !== '' && <p>{template.title}</p>}
                  <Quiet whiteSpace="pre-line" overflowWrap="anywhere">
                    {template.text}
                  </Quiet>
                </li>
              ))}
            </Lines>
          </Card>
        )}
      </Answer>
      {open && 'edit' in open && <TemplateDialog template={open.edit} onClose={close} />}
      {open && 'remove' in open && <RemoveTemplate template={open.remove} onClose={close} />}
    </>
  );
}
