async function loadCodec() {
    try {
        return await Promise.resolve().then(function() {
            var e = new Error("Cannot find module '@example/codec'");
            e.code = 'MODULE_NOT_FOUND';
            throw e;
        });
    } catch  {
        return;
    }
}
export { loadCodec };
