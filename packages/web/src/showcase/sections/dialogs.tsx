import { styled } from '@ykd/adapters-ui/styled';
import {
  Button,
  Field,
  Modal,
  MODAL_BODY_MAX_VH,
  MODAL_CLOSE_MS,
  MODAL_WIDTH_PX,
  QrCode,
  TextInput,
  type ToastStore,
} from '@ykd/adapters-ui/widgets';
import { useState, type ChangeEvent } from 'react';
import { learn } from '../../messages/zh-CN/learn';
import { Section, Specimens } from './section';

type Which = 'confirm' | 'danger' | 'keeps' | 'rejects' | 'long' | 'pay';

const OPENERS: readonly (readonly [Which, string])[] = [
  ['confirm', '确认对话框'],
  ['danger', '危险操作'],
  ['keeps', '校验不通过'],
  ['rejects', '提交失败'],
  ['long', '长内容'],
  ['pay', learn.pay.title],
];

/** Stands in for a request. */
const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The modal in every state. */
export function Dialogs({ toasts }: { toasts: ToastStore }) {
  const [shown, setShown] = useState<Which>();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const of = (which: Which) => ({ open: shown === which, onClose: () => setShown(undefined) });

  return (
    <Section
      id="dialogs"
      note={`默认宽 ${MODAL_WIDTH_PX} 像素，正文最高 ${MODAL_BODY_MAX_VH}vh，关闭有 ${MODAL_CLOSE_MS} 毫秒的过渡；手机上从底部升起。`}
    >
      <Specimens title="打开">
        {OPENERS.map(([which, text]) => (
          <Button key={which} variant="outline" onClick={() => setShown(which)}>
            {text}
          </Button>
        ))}
      </Specimens>

      <Modal {...of('confirm')} title="保存修改" onConfirm={() => later(1500)}>
        点击确定后提交 1.5 秒；期间重复点击无效，Esc 与遮罩也不会关闭。
      </Modal>
      <Modal
        {...of('danger')}
        title="移出小组"
        confirmLabel="移出"
        confirmTone="danger"
        onConfirm={() => later(600)}
      >
        移出后，该学员不再收到小组消息。你可以随时重新加入。
      </Modal>
      <Modal
        {...of('keeps')}
        title="修改姓名"
        onConfirm={() => {
          setError(name.trim() ? undefined : '请输入姓名');
          return name.trim() !== '';
        }}
      >
        <Field label="真实姓名" required error={error}>
          <TextInput
            data-autofocus
            value={name}
            onChange={(event: ChangeEvent<HTMLInputElement>) => setName(event.currentTarget.value)}
          />
        </Field>
      </Modal>
      <Modal
        {...of('rejects')}
        title="同步账号"
        onConfirm={async () => {
          await later(600);
          throw new Error('offline');
        }}
        onError={() => toasts.commands.error('同步失败', { description: '请检查网络后重试。' })}
      >
        提交会失败，对话框保持打开，可以再试一次。
      </Modal>
      <Modal {...of('long')} title={learn.service.title}>
        <styled.div display="flex" flexDirection="column" gap="4">
          {Array.from({ length: 16 }, (_, at) => (
            <p key={at}>
              {at + 1}.
              课程有效期与班主任服务期从购买之日起计算；有效期内可以反复学习、随时提问，学习记录会一直保留。
            </p>
          ))}
        </styled.div>
      </Modal>
      <Modal {...of('pay')} title={learn.pay.title} footer="acknowledge" width="420px">
        <styled.div display="flex" flexDirection="column" alignItems="center" gap="4" textAlign="center">
          <QrCode value="https://example.com/shopmall" label={learn.pay.qr} />
          <styled.p color="fg.muted">{learn.pay.text}</styled.p>
        </styled.div>
      </Modal>
    </Section>
  );
}
