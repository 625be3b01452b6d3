// top
import "./save.css";
const label = 'Save';
export { label };

// end