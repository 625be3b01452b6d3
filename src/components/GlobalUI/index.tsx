import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useLayoutPartShown } from '@site/src/components/hooks/useLayoutPartShown';

type Load = () => Promise<{ default: ComponentType }>;

/** A component that is loaded after the first render. One that fails is logged and left out. */
function Extra({ load }: { load: Load }): ReactNode {
  const [Component, setComponent] = useState<ComponentType>();
  useEffect(() => {
    load().then((module) => setComponent(() => module.default), console.error);
  }, [load]);
  return Component && <Component />;
}

/** The extras of every page. */
export default function GlobalUI({ components }: { components: readonly Load[] }): ReactNode {
  const isShown = useLayoutPartShown('globalUIComponents');
  return isShown && components.map((load, index) => <Extra key={index} load={load} />);
}
