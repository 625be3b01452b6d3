const theme = {
    colors: {
        accent: "#2563eb"
    }
};
export default theme;
