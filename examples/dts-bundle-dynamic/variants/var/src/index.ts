export var retries = 3;
