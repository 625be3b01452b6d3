import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import HomeExample from '@site/src/components/HomeExample';
import HomeFooter from '@site/src/components/HomeFooter';
import HomeHero from '@site/src/components/HomeHero';
import PageHead from '@site/src/components/PageHead';
import ScrollToTop from '@site/src/components/ScrollToTop';
import Shelf from '@site/src/components/Shelf';
import ToolFamily from '@site/src/components/ToolFamily';
import { site } from '@site/src/site/site';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import Input from './_example/input.mdx';
import Output from './_example/output.mdx';

export default function Home(): ReactNode {
  const subtitle = translate({
    id: 'home.subtitle',
    message: 'Rsbuild-based library development tool',
    description: 'Subtitle of the home page and second half of its title',
  });
  const description = translate({
    id: 'home.description',
    message:
      'Create JavaScript libraries in a simple and intuitive way: ESM, CJS, UMD and declaration files from one short config.',
    description: 'Description of the home page, shown below the subtitle and by search engines',
  });
  const title = `${useDocusaurusContext().siteConfig.title} - ${subtitle}`;
  return (
    <Layout description={description}>
      <Head>
        <title>{title}</title>
        <meta property="og:title" content={title} />
      </Head>
      <PageHead title={title} />
      <main>
        <HomeHero subtitle={subtitle} description={description} />
        <MDXContent>
          <HomeExample input={<Input />} output={<Output />} />
        </MDXContent>
        <Shelf />
        <ToolFamily />
        {site.theme.enableScrollToTop && <ScrollToTop />}
      </main>
      <HomeFooter />
    </Layout>
  );
}
