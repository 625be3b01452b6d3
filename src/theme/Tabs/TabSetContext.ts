import { createContext } from 'react';

/** Prefix of the ids of a set of tabs and of its panels. */
export const TabSetContext = createContext('');
