import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { product } from '@site/src/site/product';
import ButtonLink from '../ButtonLink';
import CopyButton from '../CopyButton';
import Logo from '../Logo';
import Stars from '../Stars';
import { quickStartPage } from '../startPages';
import TryExample from '../TryExample';
import GitHubIcon from '../ui/icons/github.svg';
import styles from './styles.module.css';

export interface Props {
  subtitle: string;
  description: string;
}

/** The top of the home page: logo, name, description, three buttons and a command. */
export default function HomeHero({ subtitle, description }: Props): ReactNode {
  const start = quickStartPage();
  return (
    <header className={styles.hero}>
      <Stars />
      <div className={styles.art}>
        <Logo size={84} />
      </div>
      <h1 className={styles.title}>{product.name}</h1>
      <p className={styles.subtitle}>{subtitle}</p>
      <p className={styles.description}>{description}</p>
      <div className={styles.actions}>
        <ButtonLink primary to={start.to}>
          {start.title}
        </ButtonLink>
        <TryExample name="dual" />
        <ButtonLink to={product.repository}>
          <GitHubIcon />
          <Translate id="home.repository">GitHub</Translate>
        </ButtonLink>
        <p className={styles.command}>
          <code>{product.createCommand}</code>
          <CopyButton readCode={() => product.createCommand} />
        </p>
      </div>
    </header>
  );
}
