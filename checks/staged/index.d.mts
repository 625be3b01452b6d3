export default function commandsFor(files: readonly string[]): string[];
