console.log(await Promise.resolve('ready'));
