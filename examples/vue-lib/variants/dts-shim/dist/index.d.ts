export { default as StepCounter } from './StepCounter.vue';
