import { render } from 'svelte/server';
import { Counter } from 'example-svelte-lib';

console.log(render(Counter, { props: { label: 'Clicks' } }).body);
