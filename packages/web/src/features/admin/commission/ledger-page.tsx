import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Button } from '@ykd/adapters-ui/widgets';
import { PickerField } from '../blocks/picker-field';
import { useSaid } from '../blocks/use-said';
import { Quiet } from '../components/detail-parts';
import { PagedAnswer } from '../components/paged-answer';
import { useTurns } from '../components/step-pager';
import { ExportMenu } from '../exports/export-menu';
import { RunPanel } from '../exports/run-panel';
import { useExports } from '../exports/use-exports';
import { commission as words } from '../messages/zh-CN/commission';
import { PartnerFrame } from '../partners/partner-frame';
import { usePartnerQueries } from '../partners/partner-queries';
import { useCommissionQueries } from './commission-queries';
import { monthSaid } from './month-said';
import { MonthField } from './month-field';
import { PostingTable } from './posting-table';

/** So many postings stand on a page. */
const PAGE = 20;

type Narrowed = { readonly partnerId?: string; readonly month?: string };

function Postings({ narrowed }: { narrowed: Narrowed }) {
  const { turn, stepsOf } = useTurns();
  const reading = useQuery(useCommissionQueries().postings, { size: PAGE, ...narrowed, ...turn });
  return (
    <PagedAnswer
      of={reading}
      words={{ failed: words.failed, list: words.ledger }}
      nobody={{ title: words.noPosting, hint: words.noPostingHint }}
      stepsOf={stepsOf}
    >
      {(rows) => <PostingTable caption={words.ledger} rows={rows} />}
    </PagedAnswer>
  );
}

/** Whose postings are shown, as it was found or as the address says. */
function PartnerField({ partnerId, onChange }: { partnerId: string; onChange: (id: string) => void }) {
  const { partner, findPartners } = usePartnerQueries();
  const known = useQuery(partner, partnerId, partnerId !== '').value;
  return (
    <PickerField
      label={words.partner}
      name="partner"
      placeholder={words.allPartners}
      chosen={partnerId === '' ? undefined : { id: partnerId, title: known?.realName ?? partnerId }}
      onChoose={(option) => onChange(option?.id ?? '')}
      find={findPartners}
    />
  );
}

/** What happened to commission, of all partners or of one, newest first, for staff with the right `partners.manage`. Beyond the Specification. */
export function Component() {
  const exports = useExports();
  const { said, say } = useSaid();
  const partnerId = said.get('partner') ?? '';
  const month = monthSaid(said);
  const narrowed = { ...(partnerId === '' ? {} : { partnerId }), ...(month === undefined ? {} : { month }) };
  const exported = {
    ...(partnerId === '' ? {} : { partner: partnerId }),
    ...(month === undefined ? {} : { month }),
  };
  const isNarrowed = Object.keys(narrowed).length > 0;
  return (
    <PartnerFrame note={words.ledgerNote}>
      <styled.div
        role="group"
        aria-label={words.narrow}
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: '20rem 12rem auto auto' }}
        alignItems="end"
        justifyContent="start"
        gap="3"
        marginBottom="4"
      >
        <PartnerField partnerId={partnerId} onChange={(id) => say({ partner: id === '' ? undefined : id })} />
        <MonthField month={month} onChange={(next) => say({ month: next })} />
        {isNarrowed && (
          <Button variant="ghost" onClick={() => say({ partner: undefined, month: undefined })}>
            {words.wholeLedger}
          </Button>
        )}
        <ExportMenu exports={exports} list="ledger" state={exported} hint={words.ledgerExport} />
      </styled.div>
      <RunPanel {...exports} />
      {month !== undefined && <Quiet marginBottom="3">{words.lateNote}</Quiet>}
      <Postings key={JSON.stringify(narrowed)} narrowed={narrowed} />
    </PartnerFrame>
  );
}
