// Shared packages are ready only in a module that is loaded on demand.
void import('./bootstrap');
