import { connect } from "@example/client";
const state = connect();
export { state };
