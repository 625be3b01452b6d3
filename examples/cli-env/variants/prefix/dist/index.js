const endpoint = "https://staging.example.com";
export { endpoint };
