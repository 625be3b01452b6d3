export { default as SaveButton } from "./SaveButton.js";
export { default as UndoButton } from "./UndoButton.js";
