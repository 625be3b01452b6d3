import '@example/vue-global/global';
