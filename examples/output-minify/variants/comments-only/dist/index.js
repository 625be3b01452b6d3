/*! LICENSE: index.js.LICENSE.txt */
/** @license MIT, by the authors of sum *//*! basket 1.0.0, MIT */// Prices are in cents.
/** Adds up the prices of a basket. */function t(t){return t.reduce((t,e)=>t+e,0)}export{t as total};