import type { Services } from '../../../container/services';
import type { StudyServices } from './services';

/** What lessons are studied with. Its code is loaded when it is first asked for; a failure is tried again. */
export const loadStudyServices = async (services: Services): Promise<StudyServices> => {
  const { studyServices } = await import('./study-tools');
  return studyServices(services);
};
