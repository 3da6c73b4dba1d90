export const about = { name: 'English', offer: 'Read this page in English', decline: 'Close' }
