import query from './users.sql';

export { query };
