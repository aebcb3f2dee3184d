import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@ykd/adapters-ui/widgets';
import { setColorMode, useColorMode, type ColorModeChoice } from '../../../theme/color-mode';

const CHOICES: readonly (readonly [ColorModeChoice, string])[] = [
  ['system', '跟随系统'],
  ['light', '浅色'],
  ['dark', '深色'],
];

/** All three choices of the colour mode. */
export function ColorModeChoiceBar() {
  const { choice } = useColorMode();
  return (
    <chakra.div role="group" aria-label="外观" display="flex" gap="1">
      {CHOICES.map(([value, text]) => (
        <Button
          key={value}
          size="sm"
          variant={value === choice ? 'soft' : 'ghost'}
          aria-pressed={value === choice}
          onClick={() => setColorMode(value)}
        >
          {text}
        </Button>
      ))}
    </chakra.div>
  );
}
