import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { ReactNode } from 'react';
import satori, { type Font } from 'satori';
import { socialImageSize } from '../../site/socialImage';
import { card, fontFamilies, type CardTexts } from './card';

let fonts: Promise<Font[]> | undefined;

/** Reads the fonts once, because satori remembers what it has parsed of this array. */
function readFonts(): Promise<Font[]> {
  const wanted = fontFamilies.flatMap((name) =>
    ([400, 700] as const).map((weight) => ({ name, weight })),
  );
  return (fonts ??= Promise.all(
    wanted.map(async ({ name, weight }) => {
      const file = `@fontsource/noto-sans-sc/files/noto-sans-sc-${name}-${weight}-normal.woff`;
      return { name, weight, data: await fs.readFile(require.resolve(file)) };
    }),
  ));
}

/** Draws an element as SVG, and collects the characters for which the fonts have no glyph. */
async function draw(element: ReactNode): Promise<{ svg: string; missing: string }> {
  const missing: string[] = [];
  const svg = await satori(element, {
    ...socialImageSize,
    fonts: await readFonts(),
    loadAdditionalAsset: (_, characters) => {
      missing.push(characters);
      return Promise.resolve([]);
    },
  });
  return { svg, missing: missing.join('') };
}

/**
 * Lists the characters of a text for which the fonts of the images have no glyph.
 *
 * @param text its characters count, not its words
 */
export async function missingGlyphs(text: string): Promise<string> {
  return (await draw([...new Set(text)].join(' '))).missing;
}

/** Reads a file, or creates it. An interrupted build does not leave an incomplete file behind. */
async function cached(file: string, make: () => Buffer): Promise<Buffer> {
  const found = await fs.readFile(file).catch(() => undefined);
  if (found) return found;
  const data = make();
  const draft = `${file}.${process.pid}`;
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(draft, data);
  await fs.rename(draft, file);
  return data;
}

/**
 * Initializes the renderer, which must happen once per process, whereas Docusaurus loads this
 * module once per language.
 *
 * @returns the WebAssembly code
 */
async function loadWasm(): Promise<Buffer> {
  const code = await fs.readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm'));
  await initWasm(code).catch((error: unknown) => {
    if (!String(error).includes('Already initialized')) throw error;
  });
  return code;
}

/**
 * Creates a function that draws images.
 *
 * @param logo SVG
 * @param cacheDir folder that caches images between builds, by the content and the code that draws
 *   it
 * @returns a function that draws the image of a page as PNG; it throws an Error that names
 *   characters for which the fonts have no glyph
 */
export async function createRenderer(
  logo: string,
  cacheDir: string,
): Promise<(texts: CardTexts) => Promise<Buffer>> {
  const drawer = createHash('sha256').update(await loadWasm());

  return async (texts) => {
    const { svg, missing } = await draw(card(texts, logo));
    if (missing) {
      throw new Error(
        `The fonts of the image have no glyph for "${missing}" in "${texts.title}: ${texts.description}". ` +
          'Write title and description without it, or set another "image" in the front matter of the page.',
      );
    }
    const name = drawer.copy().update(svg).digest('hex');
    return cached(path.join(cacheDir, `${name}.png`), () =>
      Buffer.from(new Resvg(svg).render().asPng()),
    );
  };
}
