import '@example/web-component';

export const App = () => <acme-counter start="five" />;
