export const about = { name: 'Español', offer: 'Lee esta página en español', decline: 'Cerrar' }
