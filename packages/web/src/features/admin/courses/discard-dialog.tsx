import { errorMessage } from '@ykd/adapters-http/contracts';
import { Modal } from '@ykd/adapters-ui/widgets';
import type { CourseVersionView } from '@ykd/application/staff-course';
import { useState } from 'react';
import { useServices } from '../../../container/services-context';
import { FormAlert } from '../../../forms/form-alert';
import { blocks } from '../messages/zh-CN/blocks';
import { courses } from '../messages/zh-CN/courses';
import { useCourseQueries } from './course-queries';

const words = courses.discard;

/** Asks before a draft is removed. */
export function DiscardDialog({
  courseId,
  version: { number, hash },
  onClose,
}: {
  courseId: string;
  version: CourseVersionView;
  onClose: () => void;
}) {
  const queries = useCourseQueries();
  const { commands } = useServices().toasts;
  const [failure, setFailure] = useState<string>();
  return (
    <Modal
      open
      onClose={onClose}
      title={words.title(number)}
      confirmLabel={words.confirm}
      cancelLabel={blocks.reason.cancel}
      confirmTone="danger"
      onConfirm={async () => {
        const answer = await queries.discard({ courseId, number, hash });
        queries.outdate();
        if (!answer.ok) {
          setFailure(errorMessage(answer.error));
          return;
        }
        commands.success(words.done);
        onClose();
      }}
    >
      <FormAlert message={failure} />
      <p>{words.text}</p>
    </Modal>
  );
}
