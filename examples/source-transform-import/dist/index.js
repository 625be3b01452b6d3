import "acme-ui/es/date-picker/style/css";
import date_picker from "acme-ui/es/date-picker";
const picker = date_picker;
export { picker };
