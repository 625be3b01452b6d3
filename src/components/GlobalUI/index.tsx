import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useLayoutPartShown } from '@site/src/components/hooks/useLayoutPartShown';

export interface Props {
  components: readonly (() => Promise<{ default: ComponentType }>)[];
}

/** The extras of every page. One that fails to load is logged and left out. */
export default function GlobalUI({ components }: Props): ReactNode {
  const isShown = useLayoutPartShown('globalUIComponents');
  const [loaded, setLoaded] = useState<ComponentType[]>([]);

  useEffect(() => {
    if (!isShown) return undefined;
    let isWanted = true;
    void Promise.allSettled(components.map((load) => load())).then((results) => {
      for (const result of results) if (result.status === 'rejected') console.error(result.reason);
      if (!isWanted) return;
      setLoaded(
        results.flatMap((result) => (result.status === 'fulfilled' ? result.value.default : [])),
      );
    });
    return () => {
      isWanted = false;
    };
  }, [components, isShown]);

  return isShown && loaded.map((Component, index) => <Component key={index} />);
}
