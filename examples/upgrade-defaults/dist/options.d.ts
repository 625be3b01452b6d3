export interface Options {
    width?: number;
}
