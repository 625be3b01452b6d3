import { connect } from '@example/client';

export const state: ReturnType<typeof connect> = connect();
