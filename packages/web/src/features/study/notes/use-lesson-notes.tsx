import { useStore } from '@ykd/adapters-ui/react';
import { memberIdOf, type NotesStore } from '@ykd/adapters-ui/stores';
import { EditIcon, IconButton } from '@ykd/adapters-ui/widgets';
import type { CourseOutline, Lesson } from '@ykd/application';
import { useEffect, useState, type ReactNode } from 'react';
import { useServices } from '../../../container/services-context';
import { study as messages } from '../../../messages/zh-CN/study';
import type { StudySite } from '../site';
import type * as Panel from './notes-panel';

/** The panel with what it shows, once both are loaded. */
interface LoadedNotes {
  readonly userId: string;
  readonly NotesPanel: typeof Panel.NotesPanel;
  readonly store: NotesStore;
}

const SHORTCUT = 'n';

/**
 * The notes beside a lesson: the button that opens them, also by a key, and the panel while it is open. They load behind
 * the lesson, so that they open without a connection too. `lesson`: undefined until it is there.
 */
export const useLessonNotes = (
  course: CourseOutline,
  lesson: Lesson | undefined,
  site: StudySite,
): { readonly button: ReactNode; readonly panel: ReactNode } => {
  const { base, studyTools, toasts } = useServices();
  const userId = memberIdOf(useStore(base));
  const [loaded, setLoaded] = useState<LoadedNotes>();
  const [isOpen, setIsOpen] = useState(false);
  const isRead = lesson !== undefined;
  const isLoaded = loaded !== undefined && loaded.userId === userId;

  useEffect(() => {
    if (userId === undefined || !isRead || isLoaded) return undefined;
    let isGone = false;
    Promise.all([studyTools(), import('./notes-panel')]).then(
      ([tools, { NotesPanel }]) => isGone || setLoaded({ userId, NotesPanel, store: tools.of(userId).notes }),
      () => {
        if (isGone || !isOpen) return;
        setIsOpen(false);
        toasts.commands.error(messages.notesNotLoaded);
      },
    );
    return () => {
      isGone = true;
    };
  }, [studyTools, toasts, userId, isRead, isLoaded, isOpen]);

  const close = () => {
    setIsOpen(false);
    document.querySelector<HTMLElement>(`[aria-keyshortcuts="${SHORTCUT}"]`)?.focus();
  };
  return {
    button: (
      <IconButton
        label={messages.notes}
        aria-keyshortcuts={SHORTCUT}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <EditIcon />
      </IconButton>
    ),
    panel: isOpen && isLoaded && lesson !== undefined && (
      <loaded.NotesPanel store={loaded.store} course={course} lesson={lesson} site={site} onClose={close} />
    ),
  };
};
