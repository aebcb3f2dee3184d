import type { StudyStore } from '@ykd/adapters-ui/stores';
import type { ComponentType } from 'react';
import { Outlet } from 'react-router-dom';
import { StudyStoreContext } from '../../container/reading';

/** Around the pages of a course, which share the one that is open. */
export const studyScope = (reading: StudyStore): ComponentType =>
  function StudyScope() {
    return (
      <StudyStoreContext value={reading}>
        <Outlet />
      </StudyStoreContext>
    );
  };
