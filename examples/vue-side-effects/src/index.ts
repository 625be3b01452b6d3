export { default as SaveButton } from './SaveButton.vue';
export { default as UndoButton } from './UndoButton.vue';
