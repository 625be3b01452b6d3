/** Outlines of the icons of the dialog, in a box of 24 by 24. */
export const icons = {
  clear: 'm6 6 12 12M18 6 6 18',
  page: 'M6 3h8l4 4v14H6zM14 3v4h4',
  heading: 'M9 4 7 20M17 4l-2 16M4 9h16M4 15h16',
  text: 'M5 6h14M5 12h14M5 18h9',
  recent: 'M12 4a8 8 0 1 1-8 8M4 5v4h4m4-1v4l3 2',
  star: 'm12 4 2.5 5.2 5.5.8-4 4 1 5.7-5-2.7-5 2.7 1-5.7-4-4 5.5-.8z',
  enter: 'M19 6v6a3 3 0 0 1-3 3H6m4-4-4 4 4 4',
  up: 'M12 19V5m-5 5 5-5 5 5',
  down: 'M12 5v14m-5-5 5 5 5-5',
} as const;
