export { default as StepCounter } from "./StepCounter.js";
