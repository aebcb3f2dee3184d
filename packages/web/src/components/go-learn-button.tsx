import { wordsForReaders } from '@ykd/adapters-http/client';
import { useStore } from '@ykd/adapters-ui/react';
import { ArrowRightIcon, SubmitButton, type ButtonProps } from '@ykd/adapters-ui/widgets';
import { useState } from 'react';
import { useServices } from '../container/services-context';
import { common } from '../messages/zh-CN/common';
import { learn as messages } from '../messages/zh-CN/learn';
import { useGo } from '../routing/use-go';

export type GoLearnButtonProps = {
  courseId: string;
  /** For assistive technology: which course. */
  title: string;
  /** Default 去学习. */
  label?: string | undefined;
  variant?: ButtonProps['variant'] | undefined;
  size?: ButtonProps['size'] | undefined;
};

/** Opens a course on the learning site that it belongs to. */
export function GoLearnButton({
  courseId,
  title,
  label = common.goLearn,
  variant = 'solid',
  size = 'md',
}: GoLearnButtonProps) {
  const { base, learn, toasts } = useServices();
  const user = useStore(base, (state) => state.user);
  const go = useGo();
  const [opening, setOpening] = useState(false);
  if (user === undefined) return null;

  const open = async (): Promise<void> => {
    if (opening) return;
    setOpening(true);
    try {
      go(await learn.hrefOf(user.id, courseId));
    } catch (error) {
      toasts.commands.error(messages.courses.openFailed, {
        description: wordsForReaders(error),
      });
    } finally {
      setOpening(false);
    }
  };

  return (
    <SubmitButton
      type="button"
      variant={variant}
      size={size}
      submitting={opening}
      aria-label={label === common.goLearn ? `${label}：${title}` : undefined}
      onClick={() => void open()}
    >
      {label}
      {!opening && <ArrowRightIcon size={16} />}
    </SubmitButton>
  );
}
