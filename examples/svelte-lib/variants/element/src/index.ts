import './Counter.svelte';
