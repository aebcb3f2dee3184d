import {
  commonQueryClient,
  createHttp,
  memberClient,
  projectUserClient,
  studyClient,
  type Http,
} from '@ykd/adapters-http/client';
import { ContainerModule } from 'inversify';
import { Subject } from 'rxjs';
import { bindSingle } from './token';
import { TOKENS } from './tokens';

/** The same way to the server, telling when an answer says that nobody is logged in. */
const watchSession = (http: Http, ended: Subject<void>): Http => ({
  send: async (call, sent) => {
    const result = await http.send(call, sent);
    if (!result.ok && result.error.kind === 'not-logged-in') ended.next();
    return result;
  },
});

/** The inbound ports over HTTP. */
export const httpModule = new ContainerModule((options) => {
  bindSingle(options, TOKENS.sessionEnded, () => new Subject<void>(), []);
  bindSingle(
    options,
    TOKENS.http,
    ({ fetch }, { commands }, ended) =>
      watchSession(
        createHttp({
          fetch,
          events: { started: commands.start, finished: commands.finish, failed: () => commands.fail() },
        }),
        ended,
      ),
    [TOKENS.environment, TOKENS.pageProgress, TOKENS.sessionEnded],
  );
  bindSingle(options, TOKENS.quietHttp, ({ fetch }, ended) => watchSession(createHttp({ fetch }), ended), [
    TOKENS.environment,
    TOKENS.sessionEnded,
  ]);
  bindSingle(options, TOKENS.memberPort, memberClient, [TOKENS.http]);
  bindSingle(options, TOKENS.commonQueryPort, commonQueryClient, [TOKENS.http]);
  bindSingle(options, TOKENS.projectUserPort, projectUserClient, [TOKENS.http]);
  bindSingle(options, TOKENS.studyPort, studyClient, [TOKENS.http]);
});
