declare const BRAND_COLOR: string;
