export declare const shout: (text: string) => string;
