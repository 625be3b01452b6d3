declare const LIBRARY_VERSION: string;
