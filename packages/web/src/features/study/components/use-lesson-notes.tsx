import { EditIcon, IconButton } from '@ykd/adapters-ui/widgets';
import type { CourseOutline, Lesson } from '@ykd/application/course';
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { useServices } from '../../../container/services-context';
import { study as messages } from '../messages/zh-CN/study';
import type { StudySite } from '../site';
import { useStudyTools } from '../tools/use-study-tools';
import type { NotesPanel } from '../notes/notes-panel';
import { useNoteEdits } from '../notes/use-note-edits';

const SHORTCUT = 'n';

/**
 * The notes beside a lesson: the button that opens them, also by a key, and the panel while it is open. They load behind
 * the lesson, so that they open without a connection too. `lesson`: the one on the page; undefined while there is none. `currentBody`:
 * the part of it that is read.
 */
export const useLessonNotes = (
  course: CourseOutline,
  lesson: Lesson | undefined,
  site: StudySite,
  currentBody: () => number,
): { readonly button: ReactNode; readonly panel: ReactNode } => {
  const { toasts } = useServices();
  const [isOpen, setIsOpen] = useState(false);
  const [panel, setPanel] = useState<{ readonly NotesPanel: typeof NotesPanel }>();
  const edits = useNoteEdits(course.courseId);
  const fail = (): void => {
    if (!isOpen) return;
    setIsOpen(false);
    toasts.commands.error(messages.notesNotLoaded);
  };
  const failed = useEffectEvent(fail);
  const store = useStudyTools({ isWanted: lesson !== undefined, attempt: isOpen, onFailed: fail })?.notes;
  const isMissing = store !== undefined && panel === undefined;
  useEffect(() => {
    if (isMissing) import('../tools/study-tools').then(setPanel, () => failed());
  }, [isMissing, isOpen]);

  const close = () => {
    setIsOpen(false);
    document.querySelector<HTMLElement>(`[aria-keyshortcuts="${SHORTCUT}"]`)?.focus();
  };
  const button = useMemo(
    () => (
      <IconButton
        label={messages.notes}
        aria-keyshortcuts={SHORTCUT}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <EditIcon />
      </IconButton>
    ),
    [isOpen],
  );
  return {
    button,
    panel: isOpen && store !== undefined && panel !== undefined && lesson !== undefined && (
      <panel.NotesPanel
        store={store}
        course={course}
        lesson={lesson}
        site={site}
        currentBody={currentBody}
        edits={edits}
        onClose={close}
      />
    ),
  };
};
