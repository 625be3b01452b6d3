import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPage } from '@site/src/testing/render';
import TryExample from '..';

it('posts the example of the language to StackBlitz', async () => {
  const fetchFields = jest.fn(() =>
    Promise.resolve({ ok: true, json: () => Promise.resolve({ 'project[template]': 'node' }) }),
  );
  Object.assign(globalThis, { fetch: fetchFields });
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation();
  renderOnPage(<TryExample name="dual" />, { locale: 'zh' });
  await userEvent.click(screen.getByRole('button'));
  expect(fetchFields).toHaveBeenCalledWith('/zh/examples/dual.json');
  expect(submit).toHaveBeenCalledTimes(1);
});
