import type { AcmeButton, AcmeTag } from './index';
declare module 'vue' {
    interface GlobalComponents {
        AcmeButton: typeof AcmeButton;
        AcmeTag: typeof AcmeTag;
    }
}
