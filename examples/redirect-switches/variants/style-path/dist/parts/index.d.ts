export declare const size = 3;
