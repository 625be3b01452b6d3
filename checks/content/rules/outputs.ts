import { examplesFolder } from '../../base/tools';
import type { Check } from '../../base/check';
import { checkOutputs } from '../../examples/machineFolders';

/** The recorded outputs of the examples are the same on every machine. */
export const outputs: Check<unknown> = {
  name: 'content/outputs',
  run: () => checkOutputs(examplesFolder),
};
