import type { OwnPosting } from '@ykd/application/commission';
import { styled } from '@ykd/adapters-ui/styled';
import { shanghaiMinute } from '@ykd/domain/shared';
import { commissionAccount as words } from '../messages/zh-CN/account';
import { Ends, Lines } from './lines';
import { centsSaid, subjectOf } from './statement-text';

/** The postings of a statement, the newest first, each with what happened in words. */
export function StatementLines({ lines }: { lines: readonly OwnPosting[] }) {
  return (
    <Lines>
      {lines.map((line) => (
        <li key={line.seq}>
          <Ends>
            <span>{words.line(line)}</span>
            <strong>{centsSaid(line)}</strong>
          </Ends>
          <styled.p color="fg.muted" overflowWrap="anywhere">
            {[shanghaiMinute(line.at), subjectOf(line)].filter((said) => said !== undefined).join(' · ')}
          </styled.p>
        </li>
      ))}
    </Lines>
  );
}
