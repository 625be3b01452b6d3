/* Save button types */
import './save.css';
export declare const label: string;

/* end of types */
