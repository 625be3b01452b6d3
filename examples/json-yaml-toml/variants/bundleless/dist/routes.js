const routes = {
    home: '/',
    search: '/search'
};
export default routes;
