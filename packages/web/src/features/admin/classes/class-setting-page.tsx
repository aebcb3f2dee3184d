import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Button, Card, SkeletonCard } from '@ykd/adapters-ui/widgets';
import type { ClassInput, ClassOptions, ClassPage } from '@ykd/application/school-class';
import { ADMIN_CLASS_SETTING_PATH } from '@ykd/domain/access';
import { CLASS_REASON_MAX } from '@ykd/domain/school-class';
import { useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { useServices } from '../../../container/services-context';
import { ConfirmWithReason } from '../blocks/confirm-with-reason';
import { ConsoleForm } from '../blocks/console-form';
import { SharedConflictPanel } from '../blocks/shared-conflict';
import { useSharedDraft } from '../blocks/use-shared-draft';
import { classes as words } from '../messages/zh-CN/classes';
import { ClassFields } from './class-fields';
import { ClassFrame } from './class-frame';
import { useClassQueries } from '../queries/class-queries';
import { CLASS_KEYS, idsIn, inputOf, textsIssues, textsOfInput, type ClassKey } from './class-texts';
import { useSameName } from './use-same-name';

const LABELS: Readonly<Record<ClassKey, string>> = {
  name: words.name,
  typeId: words.type,
  stageId: words.stage,
  firstDay: words.firstDay,
  lastDay: words.lastDay,
  seats: words.seats,
  joinDays: words.joinDays,
  teacherId: words.teacher,
  assistantIds: words.assistants,
  productIds: words.products,
  note: words.note,
};

const textsOf = (one: ClassPage) =>
  textsOfInput({
    ...one,
    typeId: one.type.id,
    stageId: one.stage.id,
    teacherId: one.teacher?.id ?? null,
    assistantIds: one.assistants.map(({ id }) => id),
    productIds: one.products.map(({ id }) => id),
  });

/** What a class is: whoever changed it meanwhile is not written over. */
function ClassForm({ one, options }: { one: ClassPage; options: ClassOptions }) {
  const queries = useClassQueries();
  const { commands } = useServices().toasts;
  const { id: classId } = one;
  const { draft, conflict } = useSharedDraft<ClassKey, ClassPage>({
    keys: CLASS_KEYS,
    current: one,
    versionOf: ({ version }) => version,
    textsOf,
    // It is what the server says of its fields.
    theirsOf: (now) => textsOfInput(now as unknown as ClassInput),
    check: textsIssues,
    store: (version, texts) =>
      queries.one.change(
        classId,
        () => queries.schoolClass.edit({ classId, version, ...inputOf(texts) }),
        (_before, now) => now,
      ),
    onSaved: () => {
      commands.success(words.saved);
      queries.outdate();
    },
  });
  const { asking, dialog } = useSameName(draft, one);
  if (conflict !== undefined) {
    const known = [
      ...options.types,
      ...options.stages,
      ...options.teachers,
      ...options.assistants,
      ...options.products,
      ...one.products,
    ];
    const shown = (key: ClassKey, text: string): string =>
      key.endsWith('Id') || key.endsWith('Ids')
        ? idsIn(text)
            .map((id) => known.find((named) => named.id === id)?.name ?? id)
            .join('、')
        : text;
    return <SharedConflictPanel conflict={conflict} labels={LABELS} shown={shown} nobody={words.somebody} />;
  }
  return (
    <>
      <ConsoleForm draft={asking} label={words.form}>
        <ClassFields
          values={draft.values}
          errors={draft.errors.fields}
          options={options}
          kept={one.products}
          onChange={draft.change}
        />
      </ConsoleForm>
      {dialog}
    </>
  );
}

/** Puts a class away, or takes it back. */
function Archive({ one }: { one: ClassPage }) {
  const queries = useClassQueries();
  const { commands } = useServices().toasts;
  const [isAsked, setAsked] = useState(false);
  const isAway = one.archivedAt !== null;
  const { archive } = words;
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setAsked(true)}>
        {isAway ? archive.back : archive.title}
      </Button>
      {isAsked && (
        <ConfirmWithReason
          onClose={() => setAsked(false)}
          title={isAway ? archive.back : archive.title}
          text={isAway ? archive.backText : archive.text}
          confirmLabel={isAway ? archive.backConfirm : archive.confirm}
          tone="brand"
          length={{ min: 1, max: CLASS_REASON_MAX }}
          act={(reason) =>
            queries.one.change(
              one.id,
              () =>
                queries.schoolClass.archive({
                  classId: one.id,
                  version: one.version,
                  isArchived: !isAway,
                  reason,
                }),
              (_before, now) => now,
            )
          }
          onDone={() => {
            setAsked(false);
            commands.success(isAway ? archive.backDone : archive.done);
            queries.outdate();
          }}
        />
      )}
    </>
  );
}

/** What one class is, to change it. Beyond the Specification. */
export function Component() {
  const { pathname } = useLocation();
  const classId = matchPath(ADMIN_CLASS_SETTING_PATH, pathname)?.params.classId ?? '';
  const options = useQuery(useClassQueries().options, undefined);
  return (
    <ClassFrame classId={classId}>
      {(one) => (
        <styled.div maxWidth="56rem" display="flex" flexDirection="column" gap="4">
          <Card room="md">
            <Answer of={options} failed={words.failed} waiting={<SkeletonCard lines={8} />} refused="failed">
              {(value) => <ClassForm key={one.id} one={one} options={value} />}
            </Answer>
          </Card>
          <div>
            <Archive one={one} />
          </div>
        </styled.div>
      )}
    </ClassFrame>
  );
}
