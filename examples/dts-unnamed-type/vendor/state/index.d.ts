export interface State {
  online: boolean;
}
