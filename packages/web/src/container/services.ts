import type { BaseStore, LearnStore, ProgressSaving, StudyStore } from '@ykd/adapters-ui/stores';
import { memberIdOf } from '@ykd/adapters-ui/stores';
import type { ProgressStore, ToastStore } from '@ykd/adapters-ui/widgets';
import type { CommonQueryPort } from '@ykd/application';
import type { Container } from 'inversify';
import { distinctUntilChanged, map, skip, startWith } from 'rxjs';
import type { Environment } from './environment';
import type { Token } from './token';
import { TOKENS } from './tokens';

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

/** Takes the services out of the container and ties those together that must follow each other. */
export const resolveServices = (container: Container): Services => {
  const get = <T>(name: Token<T>): T => container.get<T>(name);
  const services: Services = {
    environment: get(TOKENS.environment),
    base: get(TOKENS.base),
    learn: get(TOKENS.learn),
    study: get(TOKENS.study),
    progressSaving: get(TOKENS.progressSaving),
    commonQuery: get(TOKENS.commonQueryPort),
    pageProgress: get(TOKENS.pageProgress),
    toasts: get(TOKENS.toasts),
  };
  const { base, learn, study, progressSaving } = services;
  get(TOKENS.sessionEnded).subscribe(() => base.sessionEnded());
  progressSaving.saved$.subscribe((record) => study.recordSaved(record));
  // What one member saw is not for the next.
  base.changes$
    .pipe(startWith(base.getSnapshot()), map(memberIdOf), distinctUntilChanged(), skip(1))
    .subscribe(() => {
      learn.reset();
      study.reset();
    });
  return services;
};
