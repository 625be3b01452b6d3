import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPage } from '@site/src/testing/render';
import type { Props as ContentProps } from '../dialog/Content';
import Field from '../Field';
import Frame from '../Frame';
import type { LoadedSearch } from '../loadSearch';

function Content({ query, selection, enter, onClose }: ContentProps) {
  return (
    <>
      <Field value={query} selection={selection} readOnly onCancel={onClose} />
      {enter.current && <p>An Enter waits</p>}
    </>
  );
}

const search = { Content } as unknown as LoadedSearch;
const input = () => screen.getByRole<HTMLInputElement>('textbox', { hidden: true });

afterEach(() => document.body.replaceChildren());

test('lines that are selected on the page are words apart from each other', () => {
  document.body.append('Quick start\n\nCreate a library\n');
  getSelection()?.selectAllChildren(document.body);
  renderOnPage(<Frame search={undefined} onRetry={jest.fn()} onClose={jest.fn()} />);
  expect(input()).toHaveValue('Quick start Create a library');
});

test('the field of the content has the caret where the early one had it', () => {
  document.body.append('dts bundle');
  getSelection()?.selectAllChildren(document.body);
  const frame = (loaded?: LoadedSearch) => (
    <Frame search={loaded} onRetry={jest.fn()} onClose={jest.fn()} />
  );
  const { rerender } = renderOnPage(frame());
  const early = input();
  expect(early).toHaveValue('dts bundle');
  // No event has told of it yet.
  early.setSelectionRange(3, 5);
  rerender(frame(search));
  expect(input()).not.toBe(early);
  expect([input().selectionStart, input().selectionEnd]).toEqual([3, 5]);
});

test.each([
  [undefined, true],
  ['unreachable', false],
] as const)('Enter waits for the content, whose failure is %s: %s', async (failure, waits) => {
  const frame = (loaded?: LoadedSearch) => (
    <Frame search={loaded} asked="dts" failure={failure} onRetry={jest.fn()} onClose={jest.fn()} />
  );
  const { rerender } = renderOnPage(frame());
  await userEvent.type(input(), '{Enter}');
  rerender(frame(search));
  expect(screen.queryByText('An Enter waits') !== null).toBe(waits);
});
