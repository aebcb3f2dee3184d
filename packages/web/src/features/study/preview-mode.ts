import { createContext, use } from 'react';

/** Whether a lesson is looked at before anybody learns by it: nothing that is done in it is kept. */
export const PreviewMode = createContext(false);

export const useIsPreview = (): boolean => use(PreviewMode);
