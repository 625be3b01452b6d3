/*! Example library, MIT */

const unused = 'this line goes away';

/** Says yes or no. */
export function answer(flag: boolean): string {
  // Only for developers:
  if (process.env.NODE_ENV !== 'production') {
    console.log('answer() was called with', flag);
  }
  return flag ? 'yes' : 'no';
}
