const schemaFile = 'schema.json';
export { schemaFile };
