import { toHtml } from 'hast-util-to-html';
import { readPage } from '../readPages';

const url = 'https://rslib.rs/zh/config/lib/dts';

function read(article: string) {
  return readPage(`<main><p>around</p><article><h1>T</h1>${article}</article></main>`, url);
}

/** Content below the heading, as HTML. */
function contentOf(article: string): string {
  return toHtml(read(article).article.children.slice(1));
}

test.each([
  ['controls', '<button>x</button><label>x</label><input value="x">'],
  [
    'what scripts need, and what needs no scripts',
    '<script>x</script><style>x</style><template><p>x</template>',
  ],
  ['a copy without scripts', '<noscript><p>x</noscript>'],
  [
    'decoration',
    '<svg><text>x</text></svg><span aria-hidden="true">x</span><img src="x"><img src="x" alt="">',
  ],
  ['announcements', '<span role="status">x</span>'],
  ['hidden parts', '<div hidden>x</div>'],
  ['the tools of the page', '<div data-page-tools=""><p>x</div>'],
  ['navigation', '<nav>x</nav><footer>x</footer><a class="a hash-link" href="#x">x</a>'],
  ['comments', '<!-- x -->'],
])('%s are not content', (_, html) => {
  expect(contentOf(html)).toBe('');
});

test.each([
  [
    'code is text, to the letter',
    '<figure><figcaption>a.ts<span class="h"> TypeScript code</span></figcaption><div><pre><code class="x language-ts"><span aria-hidden="true">└ </span><span>a</span>\n\tb\n</code></pre><button>Copy</button></div></figure>',
    '<figure><figcaption><code>a.ts</code></figcaption><pre><code class="language-ts">└ a\n\tb\n</code></pre></figure>',
  ],
  [
    'a label for screen readers is not a title',
    '<figure><figcaption><span>Shell code</span></figcaption><pre>npm i</pre></figure>',
    '<figure><pre><code>npm i</code></pre></figure>',
  ],
  [
    'another figure keeps its caption',
    '<figure><img src="https://a.b/" alt="i"><figcaption>x <em>y</em></figcaption></figure>',
    '<figure><img src="https://a.b/" alt="i"><figcaption>x <em>y</em></figcaption></figure>',
  ],
  [
    'what is folded is content like any other',
    '<details class="problem"><summary><h3>A</h3><span aria-hidden="true">B</span></summary><p>B</p></details>',
    '<h3>A</h3><p>B</p>',
  ],
  ['sections that have moved are no content', '<p id="a" data-moved="">x</p><p>A</p>', '<p>A</p>'],
])('%s', (_, html, content) => {
  expect(contentOf(html)).toBe(content);
});

test('an output explorer without recorded builds is an error that names the page', () => {
  expect(() => read('<section data-output-explorer="e"></section>')).toThrow(url);
});
