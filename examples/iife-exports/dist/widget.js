(()=>{
    window.Widget = {
        version: "1.0.0"
    };
})();
