/** The text of the first `# heading` of a Markdown file. */
export declare function readTitle(file: string): Promise<string | undefined>;
