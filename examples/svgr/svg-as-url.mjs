// Resolves an SVG to its URL, as the bundler of an application does.
import { registerHooks } from 'node:module';

registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.svg')) return next(url, context);
    const path = '/assets' + url.slice(url.lastIndexOf('/'));
    const source = 'export default ' + JSON.stringify(path);
    return { format: 'module', shortCircuit: true, source };
  },
});
