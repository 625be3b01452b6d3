document.title = 'Calculator';
