import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPage } from '../../__tests__/render';
import type { Callbacks } from '../dialog/run';
import { fieldOf } from '../dialog/fieldOf';
import type { LoadedSearch } from '../load';
import type { LoadFailure } from '../Message';
import SearchDialog from '../SearchDialog';
import { runningWith } from './testing';

const chosen = jest.fn();
let answer: () => void = () => undefined;
const loaded = {
  Content: () => 'Content',
  fieldOf,
  run: (_: unknown, query: string, { onChange }: Callbacks) => {
    onChange(runningWith(query));
    answer = () => {
      const running = runningWith(query, true);
      running.api.getInputProps = (() => ({ onKeyDown: chosen })) as never;
      onChange(running);
    };
  },
} as unknown as LoadedSearch;

const field = (role: string) => screen.getByRole<HTMLInputElement>(role, { hidden: true });
const dialog = (props: { search?: LoadedSearch; asked?: string; failure?: LoadFailure } = {}) => (
  <SearchDialog search={undefined} onRetry={jest.fn()} onClose={jest.fn()} {...props} />
);

afterEach(() => {
  chosen.mockReset();
  document.body.replaceChildren();
});

test('lines that are selected on the page are words apart from each other', () => {
  document.body.append('Quick start\n\nCreate a library\n');
  getSelection()?.selectAllChildren(document.body);
  renderOnPage(dialog());
  expect(field('textbox')).toHaveValue('Quick start Create a library');
  expect(field('textbox')).toHaveAttribute('maxlength', '512');
});

test.each([
  ['waits for the answer', undefined, 1],
  ['does not wait for it where loading has failed', 'unreachable', 0],
] as const)('Enter %s', async (_, failure, times) => {
  const { rerender } = renderOnPage(dialog({ asked: 'dts', failure }));
  await userEvent.type(field('textbox'), '{Enter}');
  rerender(dialog({ search: loaded }));
  act(answer);
  expect(chosen).toHaveBeenCalledTimes(times);
});

test('Enter that ends a Chinese word chooses nothing', () => {
  renderOnPage(dialog({ asked: 'dts', search: loaded }));
  act(answer);
  for (const composing of [{ isComposing: true }, { keyCode: 229 }, {}])
    fireEvent.keyDown(field('combobox'), { key: 'Enter', ...composing });
  expect(chosen).toHaveBeenCalledTimes(1);
});
