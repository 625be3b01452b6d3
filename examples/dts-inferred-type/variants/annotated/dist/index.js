import { makeField } from "@example/forms";
const email = makeField('a@example.com');
export { email };
