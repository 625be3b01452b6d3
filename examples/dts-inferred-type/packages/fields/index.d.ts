export interface Field {
  value: string;
}
