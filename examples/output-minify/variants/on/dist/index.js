/*! LICENSE: index.js.LICENSE.txt */
function t(t){return t.reduce((t,e)=>t+e,0)}export{t as total};