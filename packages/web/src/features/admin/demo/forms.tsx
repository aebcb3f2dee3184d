import { styled } from '@ykd/adapters-ui/styled';
import { Button, CheckBox, Field, TextInput, type ListedOption } from '@ykd/adapters-ui/widgets';
import { err, ok } from '@ykd/domain/shared';
import { useState, type ChangeEvent } from 'react';
import { ConflictPanel } from '../blocks/conflict-panel';
import { ConsoleForm } from '../blocks/console-form';
import { DayRangeFilter, useDays } from '../blocks/day-range-filter';
import { PickerField } from '../blocks/picker-field';
import type { Choice, Conflict } from '../blocks/three-way';
import { useDraft } from '../blocks/use-draft';
import { blocks } from '../messages/zh-CN/blocks';
import { findPeople } from './sample-people';
import { Specimen } from './specimen';

/** A form that knows what is unsaved. */
export function Forms() {
  const draft = useDraft({
    initial: { name: '教学部', phone: '' },
    save: async ({ name }) =>
      name.trim() === ''
        ? err({ kind: 'invalid-input' as const, issues: [{ field: 'name', message: '名称必须填写' }] })
        : ok(undefined),
  });
  const { values, errors, change } = draft;
  return (
    <Specimen title="表单" note="服务端说的问题在自己的项目旁边；有未保存的修改时，离开之前会先问。">
      <ConsoleForm draft={draft} label="部门">
        <Field label="部门名称" required error={errors.fields['name']} hint="同一个上级下面不能重名。">
          <TextInput
            name="name"
            value={values.name}
            onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
              change({ name: currentTarget.value })
            }
          />
        </Field>
        <Field label="电话" error={errors.fields['phone']}>
          <TextInput
            name="phone"
            value={values.phone}
            onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
              change({ phone: currentTarget.value })
            }
          />
        </Field>
      </ConsoleForm>
    </Specimen>
  );
}

const CONFLICTS: readonly Conflict<'name' | 'note'>[] = [
  { key: 'name', mine: '教学一部', theirs: '教学中心' },
  { key: 'note', mine: '负责 Java 与前端的班级', theirs: '' },
];

/** Two who changed the same. */
export function Conflicts() {
  const [chosen, setChosen] = useState<Readonly<Record<'name' | 'note', Choice>>>();
  const [isOpen, setOpen] = useState(false);
  return (
    <Specimen
      title="被别人改过"
      note="两个人改了同一项时，逐项或一起选留哪一个；只有一个人改过的项目自己合在一起。"
    >
      {isOpen ? (
        <ConflictPanel
          conflicts={CONFLICTS}
          labels={{ name: '部门名称', note: '说明' }}
          who="欧阳雨桐"
          at={Date.parse('2026-11-23T14:30:00+08:00')}
          onResolve={(choices) => {
            setChosen(choices);
            setOpen(false);
          }}
        />
      ) : (
        <Button variant="outline" onClick={() => setOpen(true)}>
          看一次冲突
        </Button>
      )}
      {chosen && (
        <styled.p marginTop="3" fontSize="sm">
          {Object.values(chosen)
            .map((choice) => blocks.conflict[choice])
            .join('、')}
        </styled.p>
      )}
    </Specimen>
  );
}

const GRANTS = [
  { id: 'contacts', label: '通讯录', hint: '看得到员工的手机号' },
  { id: 'orders', label: '订单', hint: '查看全部订单，审核退款' },
] as const;

/** Boxes, one of many, days. */
export function Choices() {
  const { choice, days, choose } = useDays();
  const [ticked, setTicked] = useState<readonly string[]>(['contacts']);
  const [person, setPerson] = useState<ListedOption>();
  return (
    <>
      <Specimen title="日期" note="按北京时间的日历，写在地址里；有名字的范围跟着日历走，自选的不变。">
        <DayRangeFilter choice={choice} days={days} onChange={choose} />
        <styled.p marginTop="3" fontSize="sm" color="fg.muted">
          {days.from ?? '…'} 至 {days.to ?? '…'}
        </styled.p>
      </Specimen>
      <Specimen title="勾选与选人" note="输入法没有选完的字不搜索；同名的人看第二行。">
        <styled.fieldset marginBottom="4">
          <styled.legend fontSize="sm" fontWeight="medium">
            单独的授权
          </styled.legend>
          {GRANTS.map(({ id, label, hint }) => (
            <CheckBox
              key={id}
              label={label}
              hint={hint}
              isChecked={ticked.includes(id)}
              onChange={(isTicked) =>
                setTicked((now) => (isTicked ? [...now, id] : now.filter((other) => other !== id)))
              }
            />
          ))}
          <CheckBox
            label="合作伙伴"
            hint="现在不能给"
            isChecked={false}
            isDisabled
            onChange={() => undefined}
          />
        </styled.fieldset>
        <PickerField
          label="员工"
          placeholder={blocks.picker.person}
          chosen={person}
          onChoose={setPerson}
          find={findPeople}
        />
      </Specimen>
    </>
  );
}
