import { createSignal } from 'solid-js';
import styles from './counter.module.css';

export interface CounterProps {
  label: string;
}

export function Counter(props: CounterProps) {
  const [count, setCount] = createSignal(0);

  return (
    <button class={styles.counter} onClick={() => setCount(count() + 1)}>
      {props.label}: {count()}
    </button>
  );
}
