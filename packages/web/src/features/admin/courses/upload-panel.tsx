import { errorMessage } from '@ykd/adapters-http/contracts';
import { styled } from '@ykd/adapters-ui/styled';
import { Button, Card, PlusIcon, Spinner } from '@ykd/adapters-ui/widgets';
import type { AppError } from '@ykd/application/shared';
import { adminCoursePath } from '@ykd/domain/access';
import { useRef, useState, type ChangeEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useServices } from '../../../container/services-context';
import { FormAlert } from '../../../forms/form-alert';
import { courses } from '../messages/zh-CN/courses';
import { useCourseQueries } from './course-queries';
import { FormatDialog } from './format-dialog';
import { IdsDialog } from './ids-dialog';
import { ProblemList } from './problem-list';

const words = courses.upload;

/** Brings a course folder in as a ZIP archive: it becomes a draft, or everything that is wrong with it is listed. */
export function UploadPanel() {
  const files = useRef<HTMLInputElement>(null);
  const [isReading, setIsReading] = useState(false);
  const [refusal, setRefusal] = useState<AppError | 'lost'>();
  const [help, setHelp] = useState<'format' | 'ids'>();
  const closeHelp = () => setHelp(undefined);
  const queries = useCourseQueries();
  const { commands } = useServices().toasts;
  const navigate = useNavigate();
  const upload = async (file: File): Promise<void> => {
    setIsReading(true);
    setRefusal(undefined);
    try {
      const answer = await queries.upload({ bytes: new Uint8Array(await file.arrayBuffer()) });
      if (!answer.ok) {
        setRefusal(answer.error);
        return;
      }
      queries.outdate();
      commands.success(words.done(answer.value));
      void navigate(adminCoursePath(answer.value.courseId));
    } catch {
      setRefusal('lost');
    } finally {
      setIsReading(false);
    }
  };
  return (
    <Card room="md" role="region" aria-label={words.label} css={{ marginBottom: '5' }}>
      <styled.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <Button
          variant="outline"
          aria-disabled={isReading || undefined}
          onClick={() => !isReading && files.current?.click()}
        >
          {isReading ? <Spinner size="1em" /> : <PlusIcon size={16} />}
          {words.button}
        </Button>
        <styled.p flex="1" minWidth="12rem" fontSize="sm" color="fg.muted" aria-live="polite">
          {isReading ? words.reading : words.hint}
        </styled.p>
        <styled.span display="flex" flexWrap="wrap" gap="1">
          <Button variant="ghost" size="sm" onClick={() => setHelp('format')}>
            {courses.format.title}
          </Button>
          <Button variant="ghost" size="sm" onClick={() => setHelp('ids')}>
            {courses.ids.open}
          </Button>
        </styled.span>
      </styled.div>
      <input
        ref={files}
        type="file"
        hidden
        accept=".zip,application/zip"
        aria-label={words.button}
        onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
          const file = currentTarget.files?.[0];
          // The same file may be chosen once more, when it was mended.
          currentTarget.value = '';
          if (file) void upload(file);
        }}
      />
      {refusal === 'lost' && <FormAlert message={words.failed} />}
      {refusal !== undefined && refusal !== 'lost' && refusal.kind !== 'course-problems' && (
        <FormAlert message={errorMessage(refusal)} />
      )}
      {refusal !== undefined && refusal !== 'lost' && refusal.kind === 'course-problems' && (
        <ProblemList problems={refusal.problems} total={refusal.total} onIds={() => setHelp('ids')} />
      )}
      {help === 'format' && <FormatDialog onClose={closeHelp} />}
      {help === 'ids' && <IdsDialog onClose={closeHelp} />}
    </Card>
  );
}
