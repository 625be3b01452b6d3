export declare const arrow = "M0 0l4 4";
