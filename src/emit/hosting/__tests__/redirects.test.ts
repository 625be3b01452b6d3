import { redirectsOf } from '../redirects';

test('no redirect target takes its first segment from the requested URL', () => {
  for (const { to } of redirectsOf(['guide', 'blog'])) expect(to).not.toMatch(/^\/(:|$)./);
});
