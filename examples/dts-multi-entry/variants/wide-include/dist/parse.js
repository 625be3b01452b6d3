const parse = (text)=>{
    const [from = 0, to = from] = text.split('-').map(Number);
    return {
        from,
        to
    };
};
export { parse };
