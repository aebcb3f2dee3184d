import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Card, SkeletonCard } from '@ykd/adapters-ui/widgets';
import type { ClassOptions, ClassPage } from '@ykd/application/school-class';
import { adminClassSettingPath } from '@ykd/domain/access';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useServices } from '../../../container/services-context';
import { ConsoleForm } from '../blocks/console-form';
import { useDraft } from '../blocks/use-draft';
import { PageTitle } from '../components/page-title';
import { Refused } from '../components/refused';
import { classes as words } from '../messages/zh-CN/classes';
import { ClassFields } from './class-fields';
import { useClassQueries } from '../queries/class-queries';
import { inputOf, textsIssues, type ClassTexts } from './class-texts';
import { useSameName } from './use-same-name';

const EMPTY: ClassTexts = {
  name: '',
  typeId: '',
  stageId: '',
  firstDay: '',
  lastDay: '',
  seats: '',
  joinDays: '',
  teacherId: '',
  assistantIds: '',
  productIds: '',
  note: '',
};

function NewClass({ options }: { options: ClassOptions }) {
  const queries = useClassQueries();
  const { commands } = useServices().toasts;
  const navigate = useNavigate();
  const [made, setMade] = useState<ClassPage>();
  const draft = useDraft<ClassTexts, ClassPage>({
    initial: EMPTY,
    check: textsIssues,
    save: async (texts) => {
      const answer = await queries.schoolClass.add(inputOf(texts));
      if (answer.ok) setMade(answer.value);
      return answer;
    },
    onSaved: () => {
      commands.success(words.added);
      queries.outdate();
    },
  });
  const { asking, dialog } = useSameName(draft);
  // Once nothing is unsaved any more: nobody is asked whether he wants to leave.
  const isMade = made !== undefined && !draft.isDirty && !draft.submitting;
  useEffect(() => {
    if (isMade) void navigate(adminClassSettingPath(made.id), { replace: true });
  }, [isMade, made, navigate]);
  return (
    <Card room="md">
      <ConsoleForm draft={asking} label={words.form} saveLabel={words.create}>
        <ClassFields
          values={draft.values}
          errors={draft.errors.fields}
          options={options}
          onChange={draft.change}
        />
      </ConsoleForm>
      {dialog}
    </Card>
  );
}

/** A class that is to be made. Beyond the Specification. */
export function Component() {
  const options = useQuery(useClassQueries().options, undefined);
  return (
    <>
      <PageTitle />
      <styled.div maxWidth="56rem">
        <Answer of={options} failed={words.failed} waiting={<SkeletonCard lines={8} />} refused={<Refused />}>
          {(value) => <NewClass options={value} />}
        </Answer>
      </styled.div>
    </>
  );
}
