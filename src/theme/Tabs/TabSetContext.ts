import { createContext } from 'react';

/** Prefix of the ids of a set of tabs and its panels. */
export const TabSetContext = createContext('');
