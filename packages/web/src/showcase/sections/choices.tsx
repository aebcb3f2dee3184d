import { styled } from '@ykd/adapters-ui/styled';
import {
  Card,
  ChoiceGroup,
  Combobox,
  CountdownButton,
  Field,
  MonthInput,
  TabPanel,
  Tabs,
  TextInput,
} from '@ykd/adapters-ui/widgets';
import { SMS_RESEND_SECONDS } from '@ykd/domain/member';
import { useState } from 'react';
import { Columns, Section, Specimens } from './section';

const GENDERS = [
  { id: 'male', label: '男' },
  { id: 'female', label: '女' },
];

const SCHOOLS = ['南京大学', '南京师范大学', '南京航空航天大学', '南京理工大学', '南京邮电大学'];

const TABS = [
  { id: 'day', label: '今天' },
  { id: 'week', label: '本周' },
  { id: 'all', label: '全部' },
] as const;

const LISTS = [
  ['ready', SCHOOLS, '可搜索的选择框', '有结果'],
  ['ready', [], '没有结果', '无数据'],
  ['loading', [], '正在搜索', '加载中'],
  ['failed', [], '搜索失败', '出错'],
] as const;

function List({
  status,
  options,
  label,
  hint,
}: Pick<Parameters<typeof Combobox>[0], 'status' | 'options'> & {
  label: string;
  hint: string;
}) {
  const [value, setValue] = useState('');
  return (
    <Field label={label} hint={hint}>
      <Combobox
        value={value}
        onChange={setValue}
        onSearch={() => {}}
        status={status}
        options={options.filter((option) => option.includes(value))}
        placeholder="校名"
      />
    </Field>
  );
}

/** Controls to choose with: radio buttons, months, searchable lists, tabs, and the button that counts down. */
export function Choices() {
  const [gender, setGender] = useState('female');
  const [month, setMonth] = useState('2022-09');
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('day');
  return (
    <Section id="choices">
      <Card room="lg">
        <Columns gap="5">
          <Field label="性别" required>
            <ChoiceGroup name="demo-gender" value={gender} onChange={setGender} options={GENDERS} />
          </Field>
          <Field label="性别（未选）" required error="性别必须选择">
            <ChoiceGroup name="demo-gender-wrong" value={null} onChange={() => {}} options={GENDERS} />
          </Field>
          <Field label="入学年份" required>
            <MonthInput
              label="入学年份"
              name="demo-month"
              value={month}
              onChange={setMonth}
              firstYear={2000}
              lastYear={2026}
              usualMonth="09"
            />
          </Field>
          <Field label="毕业年份" required error="毕业年份必须输入">
            <MonthInput
              label="毕业年份"
              name="demo-month-wrong"
              value=""
              onChange={() => {}}
              firstYear={2000}
              lastYear={2030}
            />
          </Field>
          {LISTS.map(([status, options, label, hint]) => (
            <List key={label} status={status} options={options} label={label} hint={hint} />
          ))}
        </Columns>
      </Card>
      <Specimens title="倒计时按钮">
        <CountdownButton secondsLeft={0} sending={false} onSend={() => {}} />
        <CountdownButton secondsLeft={0} sending onSend={() => {}} />
        <CountdownButton secondsLeft={SMS_RESEND_SECONDS - 1} sending={false} again onSend={() => {}} />
        <CountdownButton secondsLeft={0} sending={false} again onSend={() => {}} />
        <CountdownButton secondsLeft={SMS_RESEND_SECONDS * 30} sending={false} again onSend={() => {}} />
      </Specimens>
      <styled.div maxWidth="96">
        <Tabs label="时间范围" idPrefix="demo-tab" tabs={TABS} selected={tab} onSelect={setTab} />
        <TabPanel idPrefix="demo-tab" selected={tab} paddingTop="4">
          <Field label={`${TABS.find(({ id }) => id === tab)?.label}的计划`}>
            <TextInput />
          </Field>
        </TabPanel>
      </styled.div>
    </Section>
  );
}
