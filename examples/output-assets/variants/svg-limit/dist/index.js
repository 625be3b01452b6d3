const logo_namespaceObject = "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA5IDkiPjxwYXRoIGQ9Ik0wIDBoOXY5eiIvPjwvc3ZnPgo=";
const sample_namespaceObject = "data:application/octet-stream;base64,YWJjCg==";
export { logo_namespaceObject as logo, sample_namespaceObject as sample };
