import { DatePicker } from 'acme-ui';

export const picker = DatePicker;
