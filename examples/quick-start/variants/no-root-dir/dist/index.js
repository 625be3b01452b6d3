const rules = new Intl.PluralRules('en');
function plural(count, noun) {
    return `${count} ${noun}${'one' === rules.select(count) ? '' : 's'}`;
}
function describe({ files, folders }) {
    return `${plural(files, 'file')} in ${plural(folders, 'folder')}`;
}
export { describe };
