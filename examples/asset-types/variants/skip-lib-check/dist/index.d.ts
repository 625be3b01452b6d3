import './reset.css';
export declare const cardClass: string;
export declare const logoUrl: string;
