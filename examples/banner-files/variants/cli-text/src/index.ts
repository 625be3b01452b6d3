console.log('saved');
