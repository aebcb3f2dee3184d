import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Modal } from '@ykd/adapters-ui/widgets';
import type { StudentNoteView } from '@ykd/application/student-page';
import { shanghaiMinute } from '@ykd/domain/shared';
import { PartAnswer } from '../components/failed-line';
import { student } from '../messages/zh-CN/student';
import { Lines, Quiet, waiting } from './parts';
import { useStudentQueries } from '../queries/student-page-queries';

const words = student.notes;

/** The texts that a note had, the newest first. */
export function NoteVersions({
  userId,
  note: { id, version, gmtCreated },
  open,
  onClose,
}: {
  userId: string;
  note: StudentNoteView;
  open: boolean;
  onClose: () => void;
}) {
  const versions = useQuery(useStudentQueries().noteVersions, { userId, id, version }, open);
  return (
    <Modal open={open} onClose={onClose} title={words.versionsOf(shanghaiMinute(gmtCreated))}>
      <PartAnswer of={versions} failed={student.sectionFailed(words.versions)} waiting={waiting}>
        {(list) => (
          <Lines>
            {list.map((one) => (
              <li key={one.version}>
                <Quiet>
                  {[
                    words.version(one.version),
                    one.writtenBy.name ?? words.somebody,
                    shanghaiMinute(one.at),
                  ].join(' · ')}
                </Quiet>
                <styled.p whiteSpace="pre-wrap" overflowWrap="anywhere">
                  {one.text}
                </styled.p>
              </li>
            ))}
          </Lines>
        )}
      </PartAnswer>
    </Modal>
  );
}
