import { Card, Field, PasswordInput, SelectInput, TextArea, TextInput } from '@ykd/adapters-ui/widgets';
import {
  PASSWORD_MIN,
  profileIssues,
  SIGNATURE_MAX,
  signatureLength,
  type ProfileForm,
} from '@ykd/domain/member';
import { useState, type ChangeEvent } from 'react';
import { Columns, Section } from './section';

/** What the domain says about one field of a profile. */
const issueOf = (field: keyof ProfileForm, value: string): string | undefined =>
  profileIssues({ [field]: value }).find((issue) => issue.field === field)?.message;

const EMAIL = 'lin@';

/** Form controls in every state. */
export function Forms() {
  const [signature, setSignature] = useState('每天进步一点点');
  return (
    <Section id="forms">
      <Card room="lg">
        <Columns gap="5">
          <Field label="真实姓名" required hint="与录取通知书一致">
            <TextInput placeholder="请输入姓名" autoComplete="name" />
          </Field>
          <Field label="电子邮箱" required error={issueOf('email', EMAIL)}>
            <TextInput type="email" defaultValue={EMAIL} />
          </Field>
          <Field label="手机号" hint="手机号不能在这里修改">
            <TextInput readOnly value="138****2026" />
          </Field>
          <Field label="登录密码" required hint={`至少 ${PASSWORD_MIN} 位`}>
            <PasswordInput autoComplete="new-password" defaultValue="paper-and-ink" />
          </Field>
          <Field label="专业方向">
            <SelectInput defaultValue="java">
              <option value="java">Java 全栈</option>
              <option value="python">Python 数据分析</option>
              <option value="web">前端开发</option>
            </SelectInput>
          </Field>
          <Field label="推荐码">
            <TextInput disabled value="暂未开放" />
          </Field>
          <Field
            label="个人签名"
            aside={`${signatureLength(signature)} / ${SIGNATURE_MAX}`}
            error={issueOf('description', signature)}
          >
            <TextArea
              value={signature}
              onChange={(event: ChangeEvent<HTMLTextAreaElement>) => setSignature(event.currentTarget.value)}
            />
          </Field>
        </Columns>
      </Card>
    </Section>
  );
}
