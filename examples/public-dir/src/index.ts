export const schemaFile = 'schema.json';
