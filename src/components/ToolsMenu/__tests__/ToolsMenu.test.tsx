import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ToolFamily from '@site/src/components/ToolFamily';
import { toolGroups } from '@site/src/site/tools';
import { renderOnPage } from '@site/src/testing/render';
import ToolsMenu from '..';

test.each([
  ['en', 'urlEn', 'descEn'],
  ['zh', 'url', 'desc'],
] as const)('in %s the menu and the cards have all tools', async (locale, url, description) => {
  renderOnPage(
    <>
      <ToolsMenu />
      <ToolFamily />
    </>,
    { locale },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Rstack tools' }));
  const links = screen.getAllByRole('link').map((link) => ({
    url: link.getAttribute('href'),
    target: link.getAttribute('target'),
    text: link.textContent,
    hasLogo: link.querySelector('img[loading=lazy]') !== null,
  }));
  const tools = [...toolGroups, toolGroups[0]!].flatMap((group) => group.links);
  expect(links).toEqual(
    tools.map((tool) => ({
      url: tool[url] ?? tool.url,
      target: '_blank',
      text: expect.stringMatching(`^${tool.name}.*${tool[description]}`) as string,
      hasLogo: true,
    })),
  );
});
