var src_panelClass = "panel";
export { src_panelClass as panelClass };
