const endpoint = "https://api.example.com";
export { endpoint };
