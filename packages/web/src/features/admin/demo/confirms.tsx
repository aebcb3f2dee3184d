import { styled } from '@ykd/adapters-ui/styled';
import { Button, type ListedOption } from '@ykd/adapters-ui/widgets';
import { issuesOf } from '@ykd/domain/member';
import { successorMissingIssue } from '@ykd/domain/people';
import { err, ok } from '@ykd/domain/shared';
import { useState } from 'react';
import { useServices } from '../../../container/services-context';
import { ConfirmWithReason } from '../blocks/confirm-with-reason';
import { PickerField } from '../blocks/picker-field';
import { blocks } from '../messages/zh-CN/blocks';
import { findPeople } from './sample-people';
import { Specimen } from './specimen';

/** Of the one who leaves here. */
const STUDENTS = 38;

/** Questions before something that hurts. */
export function Confirms() {
  const { commands } = useServices().toasts;
  const [open, setOpen] = useState<'works' | 'fails'>();
  const [successor, setSuccessor] = useState<ListedOption>();
  return (
    <Specimen
      title="写明原因的确认"
      note="先说会发生什么、有多少，再要一个原因；缺什么，确认的时候写在那里；被拒绝的话留在里面，写的字不丢。"
    >
      <styled.div display="flex" flexWrap="wrap" gap="3">
        <Button variant="outline" onClick={() => setOpen('works')}>
          办理离职
        </Button>
        <Button variant="outline" onClick={() => setOpen('fails')}>
          被拒绝的离职
        </Button>
      </styled.div>
      {open && (
        <ConfirmWithReason
          onClose={() => setOpen(undefined)}
          title="王晓明离职"
          text="他马上不能再用后台，正在打开的页面下一次点击就会退出。"
          consequences={[
            { what: '交给接手的人的学员', count: `${STUDENTS} 人` },
            { what: '收回的授权', count: '2 项' },
          ]}
          confirmLabel="办理离职"
          length={{ min: 4, max: 200 }}
          fields={['successorId']}
          issues={() => issuesOf([['successorId', successorMissingIssue(STUDENTS, successor?.id)]])}
          act={async () => (open === 'works' ? ok(undefined) : err({ kind: 'forbidden' as const }))}
          onDone={() => commands.success('已办理')}
        >
          {({ errors, forget }) => (
            <PickerField
              label="接手的人"
              name="successorId"
              required
              error={errors.fields['successorId']}
              placeholder={blocks.picker.person}
              chosen={successor}
              onChoose={(next) => {
                setSuccessor(next);
                forget('successorId');
              }}
              find={findPeople}
            />
          )}
        </ConfirmWithReason>
      )}
    </Specimen>
  );
}
