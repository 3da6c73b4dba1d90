export const about = { name: 'हिन्दी', offer: 'यह पेज हिन्दी में पढ़ें', decline: 'बंद करें' }
