import { expect, open, test } from './site';

test.use({ allow: /Content Security Policy/ });

test('code and styles that the build does not know are refused', async ({ page }) => {
  await open(page, '/guide/start/');
  const effects = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.injected = "by a script"';
    const box = document.createElement('div');
    box.innerHTML = '<p style="color: red" onclick="document.title = 1">text</p>';
    document.body.append(script, box);
    const text = box.querySelector('p');
    text?.click();
    return [document.documentElement.dataset.injected, text?.style.color, document.title === '1'];
  });
  expect(effects).toEqual([undefined, '', false]);
});
