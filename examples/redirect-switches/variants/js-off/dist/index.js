import "./theme.css";
import { label } from "@/label";
import logo from "@/logo.svg";
import { size } from "./parts";
const title = `${label} ${size} ${logo}`;
export { title };
