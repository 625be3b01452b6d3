/** Takes the place of data that no page needs. */
export default {};
