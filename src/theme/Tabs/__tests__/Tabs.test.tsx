import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { storageKeys } from '@site/src/site/storageKeys';
import { renderOnPage } from '@site/src/testing/render';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

function Managers({ groupId }: { groupId?: string }) {
  return (
    <Tabs groupId={groupId}>
      <TabItem value="npm" label="npm">
        npm install
      </TabItem>
      <TabItem value="a b" label="other">
        other install
      </TabItem>
    </Tabs>
  );
}

test('one tab is a tab stop and labels its panel; keys select tabs and wrap around', async () => {
  renderOnPage(<Managers />);
  const [first, second] = screen.getAllByRole('tab');
  expect(second).toHaveAttribute('tabindex', '-1');
  const panel = screen.getByRole('tabpanel', { name: 'npm' });
  expect(panel).toHaveTextContent('npm install');
  expect(first).toHaveAttribute('aria-controls', panel.id);
  await userEvent.tab();
  for (const [key, name] of [
    ['{ArrowRight}', 'other'],
    ['{ArrowRight}', 'npm'],
    ['{ArrowLeft}', 'other'],
    ['{Home}', 'npm'],
    ['{End}', 'other'],
  ] as const) {
    await userEvent.keyboard(key);
    expect(screen.getByRole('tab', { name, selected: true })).toHaveFocus();
  }
});

const fail = () => {
  throw new Error('denied');
};
test.each([
  ['takes it', () => undefined],
  ['is full', () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(fail)],
  ['is blocked', () => jest.spyOn(window, 'localStorage', 'get').mockImplementation(fail)],
])('a choice holds for all sets of the page where storage %s', async (groupId, spoil) => {
  spoil();
  renderOnPage(
    <>
      <Managers groupId={groupId} />
      <Managers groupId={groupId} />
    </>,
  );
  await userEvent.click(screen.getAllByRole('tab', { name: 'other' })[1]!);
  expect(screen.getAllByRole('tab', { name: 'other', selected: true })).toHaveLength(2);
  await userEvent.keyboard('{Home}');
  expect(screen.getAllByRole('tab', { name: 'npm', selected: true })).toHaveLength(2);
});

test('a choice in another tab of the browser is followed, unless a set lacks it', () => {
  renderOnPage(<Managers groupId="followed" />);
  const key = `${storageKeys.tab}followed`;
  const chooseElsewhere = (value: string) =>
    act(() => {
      localStorage.setItem(key, value);
      window.dispatchEvent(new StorageEvent('storage', { key }));
    });
  chooseElsewhere('a b');
  expect(screen.getByRole('tab', { name: 'other', selected: true })).toBeVisible();
  chooseElsewhere('unknown');
  expect(screen.getByRole('tab', { name: 'npm', selected: true })).toBeVisible();
});

test.each([<p key="p">Text</p>, <TabItem key="npm" value="npm" children="Again" />])(
  'a child without a value of its own fails the build',
  (child) => {
    const page = (
      <Tabs>
        <TabItem value="npm">npm install</TabItem>
        {child}
      </Tabs>
    );
    expect(() => renderToString(page)).toThrow('<TabItem>');
  },
);
