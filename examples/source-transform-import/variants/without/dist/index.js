import { DatePicker } from "acme-ui";
const picker = DatePicker;
export { picker };
