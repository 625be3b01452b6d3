import { connect } from '@example/client';
export declare const state: ReturnType<typeof connect>;
