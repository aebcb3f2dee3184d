import { useStore } from '@ykd/adapters-ui/react';
import { memberIdOf } from '@ykd/adapters-ui/stores';
import { useState } from 'react';
import { useServices } from '../../../container/services-context';

/** The note that is being written in a course; in this tab it survives a reload and the way to another lesson. */
export const useNoteDraft = (courseId: string): readonly [string, (text: string) => void] => {
  const { base, environment } = useServices();
  const key = `ykd-note-draft:${memberIdOf(useStore(base))}:${courseId}`;
  const [draft, setDraft] = useState(() => {
    try {
      return environment.tabStorage.getItem(key) ?? '';
    } catch {
      return '';
    }
  });
  return [
    draft,
    (text) => {
      setDraft(text);
      try {
        if (text === '') environment.tabStorage.removeItem(key);
        else environment.tabStorage.setItem(key, text);
      } catch {
        // Full or forbidden: it lasts as long as the page.
      }
    },
  ];
};
