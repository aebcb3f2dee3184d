import {
  Button,
  PROGRESS_DURATION_MS,
  PROGRESS_HIDE_MS,
  PROGRESS_THROTTLE_MS,
  TOAST_DURATION_MS,
  type ProgressStore,
  type ToastStore,
} from '@ykd/adapters-ui/widgets';
import { Section, Specimens } from './section';

/** Toasts and the bar at the top of the window. */
export function Feedback({ toasts, progress }: { toasts: ToastStore; progress: ProgressStore }) {
  const toast = toasts.commands;
  const { start, finish, fail } = progress.commands;
  return (
    <Section
      id="feedback"
      note={`消息 ${TOAST_DURATION_MS / 1000} 秒后自动关闭，Esc 关闭，指针停留时暂停计时。`}
    >
      <Specimens title="消息">
        <Button variant="outline" onClick={() => toast.success('保存成功')}>
          成功消息
        </Button>
        <Button
          variant="outline"
          onClick={() => toast.warning('登录即将过期', { description: '请在 5 分钟内保存正在编辑的内容。' })}
        >
          注意消息
        </Button>
        <Button variant="outline" onClick={() => toast.info('班主任给你留了言')}>
          提示消息
        </Button>
        <Button
          variant="outline"
          onClick={() => toast.error('保存失败', { description: '网络连接已断开。' })}
        >
          错误消息
        </Button>
        <Button
          variant="outline"
          onClick={() =>
            toast.success('已移出小组', { action: { label: '撤销', onSelect: () => toast.info('已撤销') } })
          }
        >
          可撤销的消息
        </Button>
        <Button variant="outline" onClick={() => toast.info('这条消息不会自动关闭', { duration: Infinity })}>
          常驻消息
        </Button>
        <Button variant="ghost" onClick={() => toast.dismissAll()}>
          全部关闭
        </Button>
      </Specimens>
      <Specimens
        title={`页面顶部进度条（${PROGRESS_THROTTLE_MS} 毫秒后出现，${PROGRESS_DURATION_MS / 1000} 秒走完，结束 ${PROGRESS_HIDE_MS} 毫秒后隐藏）`}
      >
        <Button variant="outline" onClick={start}>
          开始
        </Button>
        <Button variant="outline" onClick={finish}>
          完成
        </Button>
        <Button variant="outline" onClick={fail}>
          失败
        </Button>
      </Specimens>
    </Section>
  );
}
