SELECT name FROM users;
