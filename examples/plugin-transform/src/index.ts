export const background = BRAND_COLOR;
