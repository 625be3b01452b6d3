export declare const passed: boolean;
