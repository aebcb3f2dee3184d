import type { BaseStore, LearnStore, ProgressSaving, StudyStore } from '@ykd/adapters-ui/stores';
import type { ProgressStore, ToastStore } from '@ykd/adapters-ui/widgets';
import type { CommonQueryPort } from '@ykd/application';
import type { Environment } from './environment';

/** What layouts and pages work with. */
export interface Services {
  readonly environment: Environment;
  readonly base: BaseStore;
  readonly learn: LearnStore;
  readonly study: StudyStore;
  readonly progressSaving: ProgressSaving;
  readonly commonQuery: CommonQueryPort;
  readonly pageProgress: ProgressStore;
  readonly toasts: ToastStore;
}
