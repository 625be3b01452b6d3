import './theme.less';

export const themeName = 'plain';
