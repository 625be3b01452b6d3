/** Loader for the bundler, which calls the function in its options with the source of a module. */
export default function transformLoader(source) {
  return this.getOptions().transform(source, this);
}
