import { toHtml } from 'hast-util-to-html';
import { readPage } from '../readPages';

const url = 'https://rslib.rs/zh/config/lib/dts';

const read = (article: string) =>
  readPage(`<main><p>around</p><article><h1>T</h1>${article}</article></main>`, url);

test.each([
  '<button>x</button><label>x</label><input value="x"><nav>x</nav><footer>x</footer>',
  '<script>x</script><style>x</style><template><p>x</template><noscript><p>x</noscript>',
  '<svg><text>x</text></svg><span aria-hidden="true">x</span><img src="x"><img src="x" alt="">',
  '<span role="status">x</span><div hidden>x</div><div data-page-tools=""><p>x</div>',
  '<a class="a hash-link" href="#x">x</a><!-- x -->',
  // A section that has moved
  '<p id="a" data-moved="">x</p>',
])('%s is not content', (html) => {
  expect(read(html).article.children.slice(1)).toEqual([]);
});

test.each([
  // Code is text, to the letter.
  [
    '<figure><figcaption>a.ts<span> TypeScript code</span></figcaption><div><pre><code class="x language-ts"><span aria-hidden="true">└ </span><span>a</span>\n\tb\n</code></pre><button>Copy</button></div></figure>',
    '<figure><figcaption><code>a.ts</code></figcaption><pre><code class="language-ts">└ a\n\tb\n</code></pre></figure>',
  ],
  // A label for screen readers is not a title.
  [
    '<figure><figcaption><span>Shell code</span></figcaption><pre>npm i</pre></figure>',
    '<figure><pre><code>npm i</code></pre></figure>',
  ],
  // What is folded is content like any other.
  [
    '<details><summary><h3>A</h3><span aria-hidden="true">B</span></summary><p>B</p></details>',
    '<h3>A</h3><p>B</p>',
  ],
])('%s is content', (html, content) => {
  expect(toHtml(read(html).article.children.slice(1))).toBe(content);
});

test('an output explorer without recorded builds is an error that names the page', () => {
  expect(() => read('<section data-output-explorer="e"></section>')).toThrow(url);
});
