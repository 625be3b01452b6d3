import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { useHistory, useLocation } from '@docusaurus/router';
import { divider, sectionHeader } from '@site/src/site/sidebarItems';
import { renderOnPage } from '@site/src/testing/render';
import Sidebar from '..';
import { setGroupsOpen } from '../choices';

const entry = (label: string, href: string, customProps = {}) => ({
  type: 'link',
  label,
  href,
  customProps,
});
const section = { type: 'category', collapsible: true, collapsed: false };
const texts = (text: string) => ({ en: text, zh: text });
const quiet = { tag: texts('beta'), context: 'quiet' };

const items = [
  entry('Overview', '/config/'),
  divider('dashed'),
  sectionHeader(texts('Options'), { tag: texts('new') }),
  {
    ...section,
    label: 'Lib',
    key: 'lib',
    href: '/config/lib/',
    items: [entry('lib.dts', '/config/lib/dts'), entry('lib.id', '/config/lib/id', quiet)],
  },
  {
    ...section,
    label: 'Rsbuild',
    key: 'rsbuild',
    items: [entry('tools', '/config/rsbuild/tools')],
  },
] as PropSidebarItem[];

function Page() {
  const history = useHistory();
  const hasSidebar = !useLocation().pathname.startsWith('/blog/');
  return (
    <>
      {['/blog/', '/config/lib/dts', '/config/lib/id', '/config/rsbuild/tools'].map((path) => (
        <button key={path} type="button" onClick={() => history.push(path)}>
          {path}
        </button>
      ))}
      {hasSidebar && <Sidebar name="config" items={items} open={false} setOpen={() => undefined} />}
    </>
  );
}

beforeEach(() => {
  setGroupsOpen(['config/lib', 'config/rsbuild'], true);
  window.matchMedia = () => new EventTarget() as never;
});

const goTo = (path: string) => userEvent.click(screen.getByText(path));
const group = (name: string) => screen.getByRole('button', { name });
const link = (name: string) => screen.queryByRole('link', { name });

test('only the current page is marked, whatever the form of its URL', () => {
  renderOnPage(<Page />, { path: '/Config/Lib/DTS.html' });
  const current = screen.getAllByRole('link').filter((element) => element.ariaCurrent === 'page');
  expect(current.map(({ textContent }) => textContent)).toEqual(['lib.dts']);
});

test("the reader's choices survive a page without a sidebar", async () => {
  renderOnPage(<Page />, { path: '/config/' });
  await userEvent.click(group('Rsbuild'));
  await goTo('/blog/');
  expect(link('Overview')).toBeNull();
  await goTo('/config/lib/dts');
  expect(group('Rsbuild')).toHaveAttribute('aria-expanded', 'false');
});

test('a page change opens the groups that contain the page, and no others', async () => {
  renderOnPage(<Page />, { path: '/config/lib/dts' });
  await userEvent.click(group('Pages in Lib'));
  await userEvent.click(group('Rsbuild'));
  // It stays closed until the page changes, although it contains the current page.
  expect(link('lib.dts')).toBeNull();
  await goTo('/config/lib/id');
  expect(link('lib.dts')).toBeVisible();
  expect(link('tools')).toBeNull();
  await goTo('/config/rsbuild/tools');
  expect(link('tools')).toBeVisible();
});

test('a page change also opens the group whose index page it is, and there its label toggles it', async () => {
  renderOnPage(<Page />, { path: '/config/' });
  await userEvent.click(group('Pages in Lib'));
  for (const isOpen of [true, false, true]) {
    await userEvent.click(link('Lib')!);
    expect(link('Lib')).toHaveAttribute('aria-current', 'page');
    expect(link('lib.dts') !== null).toBe(isOpen);
  }
});

test('dividers, headers, tags and contexts are displayed', () => {
  renderOnPage(<Page />, { path: '/config/' });
  const header = screen.getByText('Options');
  expect(within(header).getByText('new')).toBeVisible();
  expect(document.querySelector('li.dashed')).toBeInTheDocument();
  expect(within(link('lib.id beta')!).getByText('beta')).toBeVisible();
  expect(link('lib.id beta')?.parentElement).toHaveAttribute('data-context', 'quiet');
});
