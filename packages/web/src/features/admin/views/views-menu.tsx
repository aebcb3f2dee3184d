import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Badge, Button, ChevronDownIcon, Modal, SkeletonText } from '@ykd/adapters-ui/widgets';
import type { ListView } from '@ykd/application/list-view';
import { useState } from 'react';
import { viewing as words } from '../messages/zh-CN/views';
import { Popover } from '../table/popover';
import { ALL, scopeOf, type Views } from './use-views';
import { issueIn } from './use-view-commands';
import { ViewForm, type ViewWords } from './view-form';
import { ViewLine, ViewList } from './view-list';

/** The views of a list: which one is shown, all others, and how what is shown becomes one. `what`: what is listed. */
export function ViewsMenu({ views, what }: { views: Views; what: string }) {
  const [form, setForm] = useState<'new' | ListView>();
  const [leaving, setLeaving] = useState<ListView>();
  const { asked, commands, current, isChanged } = views;
  const nameOf = (view: ListView) => (view.id === ALL ? words.all(what) : view.name);

  const save = async ({ name, scope }: ViewWords): Promise<string | undefined> => {
    if (form === undefined) return undefined;
    const issue =
      form === 'new'
        ? await views.add({ name, scope })
        : issueIn(await commands.change(form, { name, scope, state: form.state }));
    if (issue === undefined) setForm(undefined);
    return issue;
  };

  return (
    <>
      <Popover
        label={words.title}
        align="end"
        trigger={
          <>
            <styled.span
              maxWidth="40"
              paddingBlock="1"
              overflow="hidden"
              textOverflow="ellipsis"
              whiteSpace="nowrap"
            >
              {current === undefined ? words.custom : nameOf(current)}
            </styled.span>
            {isChanged && <Badge tone="amber">{words.changed}</Badge>}
            <ChevronDownIcon size={16} />
          </>
        }
      >
        {(close) =>
          form === undefined ? (
            <>
              <styled.ul listStyle="none">
                <ViewLine
                  name={words.all(what)}
                  href={views.hrefOfAll}
                  isCurrent={current?.id === ALL}
                  onOpen={close}
                />
              </styled.ul>
              <Answer
                compact
                of={asked}
                waiting={<SkeletonText lines={3} />}
                failed={words.failed}
                refused="failed"
              >
                {(seen) => (
                  <styled.div maxHeight="96" overflowY="auto">
                    <ViewList
                      views={seen.views}
                      currentId={current?.id}
                      defaultId={seen.defaultId}
                      hrefOf={views.hrefOf}
                      onOpen={close}
                      onDefault={(id) => void commands.setDefault(id)}
                      onEdit={setForm}
                      onRemove={setLeaving}
                    />
                  </styled.div>
                )}
              </Answer>
              <styled.div marginTop="3" borderTopWidth="1px" borderColor="line" paddingTop="3">
                <Button variant="outline" size="sm" block onClick={() => setForm('new')}>
                  {words.saveAsLong}
                </Button>
              </styled.div>
            </>
          ) : (
            <>
              <styled.h2 marginBottom="3" fontWeight="medium">
                {form === 'new' ? words.saveAsLong : words.editTitle}
              </styled.h2>
              <ViewForm
                {...(form === 'new'
                  ? {}
                  : { before: { name: form.name, scope: scopeOf(form) }, isOthers: form.by !== null })}
                onSave={async (said) => {
                  const issue = await save(said);
                  if (issue === undefined && form === 'new') close();
                  return issue;
                }}
                onCancel={() => setForm(undefined)}
              />
            </>
          )
        }
      </Popover>
      <Modal
        open={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title={words.removeTitle}
        width="420px"
        confirmLabel={words.confirmRemove}
        confirmTone="danger"
        onConfirm={async () => {
          if (leaving !== undefined) await commands.remove(leaving);
        }}
      >
        {leaving && words.removeText(leaving.name, leaving.scope === 'team')}
      </Modal>
    </>
  );
}
