import type { Http } from '@ykd/adapters-http/client';
import type { BaseStore, LearnStore, ProgressSaving, StudyStore } from '@ykd/adapters-ui/stores';
import type { ProgressStore, ToastStore } from '@ykd/adapters-ui/widgets';
import type { CommonQueryPort, MemberPort, ProjectUserPort, StudyPort } from '@ykd/application';
import type { Subject } from 'rxjs';
import type { Environment } from './environment';
import { token } from './token';

/** The name of everything in the container. */
export const TOKENS = {
  environment: token<Environment>('environment'),
  /** Emits when an answer says that nobody is logged in. */
  sessionEnded: token<Subject<void>>('sessionEnded'),
  /** Calls that the reader waits for: they move the progress bar. */
  http: token<Http>('http'),
  /** Calls behind the reader's back, which have a sign of their own. */
  quietHttp: token<Http>('quietHttp'),
  memberPort: token<MemberPort>('memberPort'),
  commonQueryPort: token<CommonQueryPort>('commonQueryPort'),
  projectUserPort: token<ProjectUserPort>('projectUserPort'),
  studyPort: token<StudyPort>('studyPort'),
  pageProgress: token<ProgressStore>('pageProgress'),
  toasts: token<ToastStore>('toasts'),
  base: token<BaseStore>('base'),
  learn: token<LearnStore>('learn'),
  study: token<StudyStore>('study'),
  progressSaving: token<ProgressSaving>('progressSaving'),
} as const;
