import { styled } from '@ykd/adapters-ui/styled';
import { Button } from '@ykd/adapters-ui/widgets';
import { common } from '../../messages/zh-CN/common';
import { setColorMode, useColorMode, type ColorModeChoice } from '../../theme/color-mode';

const CHOICES: readonly ColorModeChoice[] = ['system', 'light', 'dark'];

/** All three choices of the colour mode. */
export function ColorModeChoiceBar() {
  const { choice } = useColorMode();
  return (
    <styled.div role="group" aria-label={common.theme.label} display="flex" gap="1">
      {CHOICES.map((value) => (
        <Button
          key={value}
          size="sm"
          variant={value === choice ? 'soft' : 'ghost'}
          aria-pressed={value === choice}
          onClick={() => setColorMode(value)}
        >
          {common.theme[value]}
        </Button>
      ))}
    </styled.div>
  );
}
