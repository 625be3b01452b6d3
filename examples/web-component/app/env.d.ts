import '@example/web-component/react';
