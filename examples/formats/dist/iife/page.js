(()=>{
    function greet(name) {
        return `Hello, ${name}`;
    }
    document.title = greet('reader');
})();
