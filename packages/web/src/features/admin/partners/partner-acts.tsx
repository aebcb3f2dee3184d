import { styled } from '@ykd/adapters-ui/styled';
import { Button, Field, SelectInput } from '@ykd/adapters-ui/widgets';
import type { StaffPartner } from '@ykd/application/partner';
import { issuesOf } from '@ykd/domain/member';
import {
  PARTNER_LEVELS,
  PARTNER_REASON_MAX,
  partnerEventsOf,
  partnerRightsText,
  partnerTransition,
  type PartnerEvent,
  type PartnerLevel,
} from '@ykd/domain/partner';
import { useState } from 'react';
import { ConfirmWithReason } from '../blocks/confirm-with-reason';
import { Quiet } from '../components/detail-parts';
import { partners as words } from '../messages/zh-CN/partners';
import { changedWords, usePartnerAct } from './use-partner-act';

/** The rule asks for a reason at all. */
const REASON = { min: 1, max: PARTNER_REASON_MAX } as const;

type DialogProps = { partner: StaffPartner; onClose: () => void };

/** Suspends a partner, ends it with him, or goes on with him: it says what follows. */
function EventDialog({ partner, event, onClose }: DialogProps & { event: PartnerEvent }) {
  const [{ member, version, realName, state }] = useState(partner);
  const { acts, run, done } = usePartnerAct(words.eventDone[event], onClose);
  const next = partnerTransition(state, event);
  return (
    <ConfirmWithReason
      onClose={onClose}
      title={words.eventTitle(realName)[event]}
      text={words.eventText}
      confirmLabel={words.events[event]}
      tone={event === 'RESUME' ? 'brand' : 'danger'}
      length={REASON}
      act={(reason) => run(() => acts.setState({ userId: member.id, version, event, reason }))}
      refused={changedWords}
      onDone={done}
    >
      {next.ok && (
        <styled.ul listStyle="disc" paddingInlineStart="5">
          {partnerRightsText(next.value).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </styled.ul>
      )}
    </ConfirmWithReason>
  );
}

/** Gives a partner another level. */
function LevelDialog({ partner, onClose }: DialogProps) {
  const [{ member, version, realName, level: before }] = useState(partner);
  const [level, setLevel] = useState<PartnerLevel>(before);
  const { acts, run, done } = usePartnerAct(words.levelDone, onClose);
  return (
    <ConfirmWithReason
      onClose={onClose}
      title={words.levelTitle(realName)}
      confirmLabel={words.levelConfirm}
      tone="brand"
      length={REASON}
      fields={['level']}
      issues={() => issuesOf([['level', level === before ? words.levelSame : undefined]])}
      act={(reason) => run(() => acts.setLevel({ userId: member.id, version, level, reason }))}
      refused={changedWords}
      onDone={done}
    >
      {({ errors, forget }) => (
        <Field label={words.levelLabel} required error={errors.fields['level']}>
          <SelectInput
            name="level"
            value={level}
            onChange={({ currentTarget }) => {
              setLevel(currentTarget.value as PartnerLevel);
              forget('level');
            }}
          >
            {PARTNER_LEVELS.map((one) => (
              <option key={one} value={one}>
                {words.levels[one]}
              </option>
            ))}
          </SelectInput>
        </Field>
      )}
    </ConfirmWithReason>
  );
}

/** What is to be done about a partner. */
export function PartnerActs({ partner }: { partner: StaffPartner }) {
  const [asked, setAsked] = useState<PartnerEvent | 'LEVEL'>();
  const close = () => setAsked(undefined);
  if (partner.isOwn) return <Quiet marginTop="4">{words.ownPartner}</Quiet>;
  return (
    <styled.div display="flex" flexWrap="wrap" gap="2" marginTop="4">
      <Button size="sm" variant="outline" onClick={() => setAsked('LEVEL')}>
        {words.setLevel}
      </Button>
      {partnerEventsOf(partner.state).map((event) => (
        <Button key={event} size="sm" variant="outline" onClick={() => setAsked(event)}>
          {words.event[event]}
        </Button>
      ))}
      {asked === 'LEVEL' && <LevelDialog partner={partner} onClose={close} />}
      {asked !== undefined && asked !== 'LEVEL' && (
        <EventDialog partner={partner} event={asked} onClose={close} />
      )}
    </styled.div>
  );
}
