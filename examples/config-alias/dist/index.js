var src_arrow = "→";
export { src_arrow as arrow };
