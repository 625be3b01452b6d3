const channel = "stable";
export { channel };
