import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { site } from '@site/src/config/site';
import { renderOnPage } from '@site/src/testing/render';
import Navbar from '..';

jest.mock('@site/src/search/loadSearch', () => ({
  loadSearch: () => Promise.resolve({ Content: () => 'Search' }),
}));

const { theme } = site;

afterEach(() => {
  site.theme = theme;
});

describe('without a navbar', () => {
  beforeEach(() => {
    site.theme = { ...theme, hideNavbar: 'always' };
  });

  test.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])(
    '%s opens the search',
    async (keys) => {
      renderOnPage(<Navbar />);
      expect(screen.queryByRole('navigation')).toBeNull();
      expect(screen.queryByRole('button')).toBeNull();
      await userEvent.keyboard(keys);
      expect(await screen.findByRole('dialog')).toHaveTextContent('Search');
    },
  );

  test('a site without search has none', async () => {
    site.theme.search = false;
    renderOnPage(<Navbar />);
    await userEvent.keyboard('/');
    await Promise.resolve();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
