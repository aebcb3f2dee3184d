import { chakra } from '@chakra-ui/react/styled-system';
import * as widgets from '@ykd/adapters-ui/widgets';
import type { FunctionComponent } from 'react';
import { Columns, Section } from './section';

// The page shows all icons there are, also those that are added later.
const ICONS = Object.entries(widgets).filter(([name]) => name.endsWith('Icon')) as [
  string,
  FunctionComponent<widgets.IconProps>,
][];

/** All line icons. */
export function IconSheet() {
  return (
    <Section id="icons" title="图标" note="24 像素网格，1.75 线宽，圆头，跟随文字颜色。">
      <Columns least="sm" gap="2">
        {ICONS.map(([name, Icon]) => (
          <chakra.div
            key={name}
            display="flex"
            alignItems="center"
            gap="3"
            py="1.5"
            fontSize="sm"
            color="fg.muted"
          >
            <Icon />
            {name.replace(/Icon$/, '')}
          </chakra.div>
        ))}
      </Columns>
    </Section>
  );
}
