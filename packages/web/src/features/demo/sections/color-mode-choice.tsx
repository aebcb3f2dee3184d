import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@ykd/adapters-ui/widgets';
import { common } from '../../../messages/zh-CN/common';
import { setColorMode, useColorMode, type ColorModeChoice } from '../../../theme/color-mode';

const CHOICES: readonly ColorModeChoice[] = ['system', 'light', 'dark'];

/** All three choices of the colour mode. */
export function ColorModeChoiceBar() {
  const { choice } = useColorMode();
  return (
    <chakra.div role="group" aria-label={common.theme.label} display="flex" gap="1">
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
    </chakra.div>
  );
}
