/* Save button, MIT licence */
let e="Save";export{e as label};