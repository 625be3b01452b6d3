import path from 'node:path';
import { stepEnvironment } from '../execute';

test.each(['PATH', 'Path'])(
  'tools are first on %s, colors off, and nothing changes builds',
  (name) => {
    const parent = { [name]: '/bin', HOME: '/h', CI: '1', FORCE_COLOR: '1', NODE_ENV: 'test' };
    expect(stepEnvironment(parent, '/tools')).toEqual({
      [name]: `/tools${path.delimiter}/bin`,
      HOME: '/h',
      NO_COLOR: '1',
    });
  },
);
