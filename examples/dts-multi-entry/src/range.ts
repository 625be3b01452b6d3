export interface Range {
  from: number;
  to: number;
}
