import { connect } from '@example/client';

export const state = connect();
