import { createSignal } from "solid-js";
import counter_module from "./counter.module.jsx";
function Counter(props) {
    const [count, setCount] = createSignal(0);
    return <button class={counter_module.counter} onClick={()=>setCount(count() + 1)}>
      {props.label}: {count()}
    </button>;
}
export { Counter };
