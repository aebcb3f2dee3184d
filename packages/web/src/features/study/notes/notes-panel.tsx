import { styled } from '@ykd/adapters-ui/styled';
import { useStore } from '@ykd/adapters-ui/react';
import type { NotesStore, NoteView } from '@ykd/adapters-ui/stores';
import { CloseIcon, IconButton, SkeletonText, TabPanel, Tabs } from '@ykd/adapters-ui/widgets';
import type { CourseOutline, Lesson } from '@ykd/application/course';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useServices } from '../../../container/services-context';
import { notes as messages } from '../messages/zh-CN/notes';
import { study } from '../messages/zh-CN/study';
import { LoadFailure } from '../load-failure';
import type { StudySite } from '../site';
import { NoteItem } from './note-item';
import { NoteText } from './note-text';
import { useNoteDraft } from './use-note-draft';
import type { NoteEdits } from './use-note-edits';

export type NotesPanelProps = {
  store: NotesStore;
  course: CourseOutline;
  lesson: Lesson;
  site: StudySite;
  /** The part of the lesson that is read. */
  currentBody: () => number;
  edits: NoteEdits;
  onClose: () => void;
};

const Box = styled('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', px: '4', py: '3' } });
const List = styled('ul', {
  base: { display: 'flex', flexDirection: 'column', gap: '3', listStyle: 'none' },
});

/** A student's notes beside the lesson: writing one, and those of the lesson or of the whole course. */
export function NotesPanel({ store, course, lesson, site, currentBody, edits, onClose }: NotesPanelProps) {
  const { toasts } = useServices();
  const { notes, status, courseId } = useStore(store);
  const list = useRef<HTMLDivElement>(null);
  const [scope, setScope] = useState<'lesson' | 'course'>('lesson');
  const [draft, setDraft] = useNoteDraft(course.courseId);
  useEffect(() => void store.open(course.courseId), [store, course.courseId]);

  const { outlineNum, sectionNum } = lesson;
  const own = courseId === course.courseId ? notes : [];
  const ofLesson = own.filter((note) => note.outlineNum === outlineNum && note.sectionNum === sectionNum);
  const shown = scope === 'lesson' ? ofLesson : own;

  const placeOf = (note: NoteView) => {
    const { outlineNum: outline, sectionNum: section, bodyNum: body } = note;
    const title = course.chapters[outline]?.lessons[section]?.title ?? '';
    const part = lesson.bodies[body]?.title ?? lesson.title;
    return {
      title: scope === 'lesson' ? part : messages.atLesson(study.lessonNumber(outline, section), title),
      address: site.addressOf(course.courseId, { outline, section, body }),
    };
  };
  const remove = (note: NoteView) => {
    store.remove(note);
    // The button that was pressed went with the note.
    list.current?.focus();
    toasts.commands.info(messages.removed, {
      action: { label: messages.undo, onSelect: () => store.restore(note) },
    });
  };

  const retry = () => {
    // The button goes with the error. Who is elsewhere when the connection comes back stays there.
    if (list.current?.contains(document.activeElement)) list.current.focus();
    void store.open(course.courseId);
  };

  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent): void => {
    if (key === 'Escape' && !nativeEvent.isComposing) onClose();
  };

  return (
    <Box onKeyDown={onKeyDown}>
      <styled.div display="flex" alignItems="center" justifyContent="space-between">
        <styled.h2 textStyle="heading">{messages.title}</styled.h2>
        <IconButton label={messages.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </styled.div>
      <NoteText
        label={messages.write}
        text={draft}
        takesFocus
        onText={setDraft}
        onSave={(text) => {
          // An address may name a part that there is not.
          const bodyNum = lesson.bodies[currentBody()] === undefined ? 0 : currentBody();
          store.add({ courseId: course.courseId, outlineNum, sectionNum, bodyNum }, text);
          setDraft('');
          setScope('lesson');
        }}
      />
      <Tabs
        label={messages.scopes}
        idPrefix="notes"
        tabs={[
          { id: 'lesson', label: messages.ofLesson(ofLesson.length) },
          { id: 'course', label: messages.ofCourse(own.length) },
        ]}
        selected={scope}
        onSelect={setScope}
      />
      <TabPanel
        ref={list}
        tabIndex={-1}
        idPrefix="notes"
        selected={scope}
        display="flex"
        flexDirection="column"
        gap="3"
      >
        {status === 'failed' && <LoadFailure compact title={messages.failed} onRetry={retry} />}
        {status === 'loading' && own.length === 0 && <SkeletonText lines={3} />}
        {status === 'ready' && shown.length === 0 && (
          <styled.p color="fg.muted" fontSize="sm">
            {scope === 'lesson' ? messages.emptyLesson : messages.emptyCourse}
          </styled.p>
        )}
        <List>
          {shown.map((note) => (
            <NoteItem
              key={note.id}
              note={note}
              place={placeOf(note)}
              edit={edits.of(note.id)}
              onEdit={(edit) => edits.put(note.id, edit)}
              onChange={store.change}
              onRemove={() => remove(note)}
            />
          ))}
        </List>
      </TabPanel>
    </Box>
  );
}
