document.title = 'Demo';
