export const channel = process.env.RELEASE_CHANNEL;
