registerProcessor('meter', class {
});
