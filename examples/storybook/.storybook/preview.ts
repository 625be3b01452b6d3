import type { Preview } from 'storybook-react-rsbuild';

const preview: Preview = {
  parameters: { layout: 'centered' },
};

export default preview;
