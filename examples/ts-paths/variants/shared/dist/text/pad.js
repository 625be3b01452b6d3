const pad = (text)=>` ${text} `;
export { pad };
