import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from './Button';

const meta = {
  component: Button,
  args: { children: 'Save' },
} satisfies Meta<typeof Button>;

export default meta;

export const Primary: StoryObj<typeof meta> = {};
