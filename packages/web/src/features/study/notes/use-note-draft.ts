import { useStore } from '@ykd/adapters-ui/react';
import { memberIdOf, readText, writeText } from '@ykd/adapters-ui/stores';
import { useState } from 'react';
import { useServices } from '../../../container/services-context';

/** The note that is being written in a course; in this tab it survives a reload and the way to another lesson. */
export const useNoteDraft = (courseId: string): readonly [string, (text: string) => void] => {
  const { base, environment } = useServices();
  const { tabStorage } = environment;
  const key = `ykd-note-draft:${useStore(base, memberIdOf)}:${courseId}`;
  const [draft, setDraft] = useState(() => readText(tabStorage, key) ?? '');
  return [
    draft,
    (text) => {
      setDraft(text);
      writeText(tabStorage, key, text || undefined);
    },
  ];
};
