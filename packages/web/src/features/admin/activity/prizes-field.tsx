import { styled } from '@ykd/adapters-ui/styled';
import { Button, CheckBox, CloseIcon, IconButton, SelectInput, TextInput } from '@ykd/adapters-ui/widgets';
import { PRIZE_BYS, PRIZES_MAX, type Prize } from '@ykd/domain/activity';
import type { ChangeEvent } from 'react';
import { activities } from '../messages/zh-CN/activities';

const words = activities.prizes;

export const prizesIn = (text: string): readonly Prize[] => JSON.parse(text) as readonly Prize[];
export const prizesText = (prizes: readonly Prize[]): string =>
  JSON.stringify(prizes.map(({ id, title, by, days, ships }) => ({ id, title, by, days, ships })));

const NEW: Prize = { id: '', title: '', by: 'total', days: 7, ships: false };

/** The prizes of a campaign, one below the other. */
export function PrizesField({
  text,
  error,
  onChange,
}: {
  text: string;
  error: string | undefined;
  onChange: (text: string) => void;
}) {
  const prizes = prizesIn(text);
  const change = (place: number, part: Partial<Prize>): void =>
    onChange(prizesText(prizes.map((one, at) => (at === place ? { ...one, ...part } : one))));
  return (
    <styled.fieldset display="flex" flexDirection="column" gap="2" minWidth="0">
      <styled.legend fontSize="sm" fontWeight="medium" marginBottom="1.5">
        {activities.fields.prizes}
      </styled.legend>
      {prizes.map(({ title, by, days, ships }, at) => (
        <styled.div
          key={at}
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          gap="2"
          // On a phone a prize takes two lines: something has to part it from the next.
          paddingBottom={{ base: '3', sm: '0' }}
        >
          <styled.span flex={{ base: '1 0 100%', sm: '1' }} minWidth="10rem">
            <TextInput
              name={at === 0 ? 'prizes' : `prize-${at}`}
              aria-label={words.title(at + 1)}
              autoComplete="off"
              value={title}
              onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
                change(at, { title: currentTarget.value })
              }
            />
          </styled.span>
          <styled.span width="24">
            <SelectInput
              aria-label={words.by(at + 1)}
              value={by}
              onChange={({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
                change(at, { by: currentTarget.value as Prize['by'] })
              }
            >
              {PRIZE_BYS.map((one) => (
                <option key={one} value={one}>
                  {words.bys[one]}
                </option>
              ))}
            </SelectInput>
          </styled.span>
          <styled.span width="20">
            <TextInput
              type="number"
              min={1}
              aria-label={words.days(at + 1)}
              value={String(days)}
              onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
                change(at, { days: Math.max(0, Math.trunc(Number(currentTarget.value))) })
              }
            />
          </styled.span>
          <span>{words.unit}</span>
          <CheckBox
            label={words.ships}
            aria-label={words.shipsOf(at + 1)}
            isChecked={ships}
            onChange={(isChecked) => change(at, { ships: isChecked })}
          />
          <IconButton
            label={words.remove(at + 1)}
            onClick={() => onChange(prizesText(prizes.filter((_one, place) => place !== at)))}
          >
            <CloseIcon />
          </IconButton>
        </styled.div>
      ))}
      {error !== undefined && (
        <styled.p role="alert" color="danger.fg" fontSize="sm">
          {error}
        </styled.p>
      )}
      <styled.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <Button
          type="button"
          size="sm"
          variant="outline"
          disabled={prizes.length >= PRIZES_MAX}
          onClick={() => onChange(prizesText([...prizes, NEW]))}
        >
          {words.add}
        </Button>
        <styled.span fontSize="sm" color="fg.subtle">
          {words.hint}
        </styled.span>
      </styled.div>
    </styled.fieldset>
  );
}
