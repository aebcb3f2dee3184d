import {
  Button,
  IconButton,
  CopyIcon,
  EditIcon,
  PlayIcon,
  SubmitButton,
  widgetMessages,
} from '@ykd/adapters-ui/widgets';
import { useState } from 'react';
import { common } from '../../messages/zh-CN/common';
import { Section, Specimens } from './section';

const VARIANTS = [
  ['solid', common.goLearn],
  ['soft', '继续上次'],
  ['outline', widgetMessages.cancel],
  ['ghost', '稍后再说'],
  ['amber', '参加活动'],
  ['danger', '删除'],
] as const;

/** Buttons in every variant, size and state. */
export function Buttons() {
  const [submitting, setSubmitting] = useState(false);
  return (
    <Section id="buttons" note="一屏只有一个主按钮。">
      <Specimens title="样式">
        {VARIANTS.map(([variant, text]) => (
          <Button key={variant} variant={variant}>
            {text}
          </Button>
        ))}
      </Specimens>
      <Specimens title="不可用">
        {VARIANTS.map(([variant, text]) => (
          <Button key={variant} variant={variant} disabled>
            {text}
          </Button>
        ))}
      </Specimens>
      <Specimens title="尺寸、图标与链接">
        <Button size="sm">小</Button>
        <Button size="md">中</Button>
        <Button size="lg">
          <PlayIcon />
          开始学习
        </Button>
        <IconButton label="复制">
          <CopyIcon />
        </IconButton>
        <IconButton label="编辑" variant="outline" size="sm">
          <EditIcon size={16} />
        </IconButton>
        <Button asChild variant="soft">
          <a href="#colours">像按钮的链接</a>
        </Button>
      </Specimens>
      <Specimens title="提交">
        <SubmitButton type="button" submitting={submitting} onClick={() => setSubmitting(true)}>
          保存资料
        </SubmitButton>
        <SubmitButton type="button" submitting>
          正在保存
        </SubmitButton>
        {submitting && (
          <Button variant="ghost" onClick={() => setSubmitting(false)}>
            结束提交
          </Button>
        )}
      </Specimens>
    </Section>
  );
}
