import { Card, Field, PasswordInput, SelectInput, TextArea, TextInput } from '@ykd/adapters-ui/widgets';
import { useState, type ChangeEvent } from 'react';
import { Columns, Section } from './section';

const SIGNATURE_MAX = 100;

/** Form controls in every state. */
export function Forms() {
  const [signature, setSignature] = useState('每天进步一点点');
  return (
    <Section id="forms" title="表单">
      <Card padding="lg">
        <Columns gap="5">
          <Field label="真实姓名" required hint="与录取通知书一致">
            <TextInput placeholder="请输入姓名" autoComplete="name" />
          </Field>
          <Field label="电子邮箱" required error="邮箱格式不正确">
            <TextInput type="email" defaultValue="lin@" />
          </Field>
          <Field label="手机号" hint="手机号不能在这里修改">
            <TextInput readOnly value="138****2026" />
          </Field>
          <Field label="登录密码" required hint="至少 8 位">
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
            label="个性签名"
            aside={`${[...signature].length} / ${SIGNATURE_MAX}`}
            error={[...signature].length > SIGNATURE_MAX ? '最多 100 个字' : undefined}
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
