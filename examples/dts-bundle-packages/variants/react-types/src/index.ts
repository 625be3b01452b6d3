import type React from 'react';

export type Label = React.ReactNode;
