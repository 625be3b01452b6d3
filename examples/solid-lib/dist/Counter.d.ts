export interface CounterProps {
    label: string;
}
export declare function Counter(props: CounterProps): import("solid-js").JSX.Element;
