/**
 * Zod compiles object schemas with `new Function`, which the Content-Security-Policy refuses and reports. It reads this
 * setting while a schema is made, so this module is imported before any contract is.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
