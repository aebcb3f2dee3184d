import { styled } from '@ykd/adapters-ui/styled';
import { Field, Modal, TextInput } from '@ykd/adapters-ui/widgets';
import { useState, type ChangeEvent } from 'react';
import { findCourses } from '../find-courses';
import { courses } from '../messages/zh-CN/courses';

const words = courses.ids;

const Ids = styled('ul', {
  base: {
    listStyle: 'none',
    height: '20rem',
    maxHeight: '45dvh',
    overflowY: 'auto',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'md',
    fontSize: 'sm',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(5rem, 1fr) minmax(0, 3fr) 5rem',
      columnGap: '3',
      px: '3',
      py: '1.5',
      overflowWrap: 'anywhere',
    },
    '& > li:not(:last-child)': { borderBottomWidth: '1px', borderColor: 'line' },
    '& small': { color: 'fg.muted', fontSize: 'sm', whiteSpace: 'nowrap', textAlign: 'end' },
    '& code': { fontFamily: 'mono' },
  },
});

/** The ids that a course may have: those of the catalogue, with their titles and how many chapters it counts. */
export function IdsDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const found = findCourses(text);
  return (
    <Modal open onClose={onClose} title={words.title}>
      <styled.div display="flex" flexDirection="column" gap="3">
        <styled.p fontSize="sm" color="fg.muted">
          {words.hint}
        </styled.p>
        <Field label={words.find}>
          <TextInput
            type="search"
            value={text}
            onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => setText(currentTarget.value)}
          />
        </Field>
        {found.length === 0 ? (
          <p role="status">{words.none}</p>
        ) : (
          <Ids tabIndex={0} aria-label={words.list}>
            {found.map(({ courseId, title, outlineCount, unpublish }) => (
              <li key={courseId}>
                <code>{courseId}</code>
                <span>{title}</span>
                <small>{unpublish === true ? words.retired : words.chapters(outlineCount)}</small>
              </li>
            ))}
          </Ids>
        )}
      </styled.div>
    </Modal>
  );
}
