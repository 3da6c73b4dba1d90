const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="128" height="128" fill="none"><rect width="32" height="32" rx="6" fill="#fff"/><path d="M8.5 17.2a7.5 7.5 0 0 0 15 0z" fill="#f14f44"/><path d="M8.5 14.8a7.5 7.5 0 0 1 15 0M4.5 16h23" stroke="#17181c" stroke-width="1.7" stroke-linecap="round"/></svg>`

/** The logo in the provider's dialog. A data URL, because other origins may not load our files. */
export const checkoutLogo = `data:image/svg+xml;base64,${btoa(SVG)}`
