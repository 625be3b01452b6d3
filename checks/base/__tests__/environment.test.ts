import path from 'node:path';
import { stepEnvironment } from '../execute';

test('the tools are first on the path, colors are off, and nothing changes builds', () => {
  const parent = { PATH: '/bin', HOME: '/h', CI: '1', FORCE_COLOR: '1', NODE_ENV: 'test' };
  expect(stepEnvironment(parent, '/tools')).toEqual({
    PATH: `/tools${path.delimiter}/bin`,
    HOME: '/h',
    NO_COLOR: '1',
  });
});

test('the path of Windows keeps its name', () => {
  expect(stepEnvironment({ Path: 'C:\\bin' }, 'C:\\tools')).toEqual({
    Path: `C:\\tools${path.delimiter}C:\\bin`,
    NO_COLOR: '1',
  });
});
