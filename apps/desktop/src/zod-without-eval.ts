/**
 * Zod compiles object schemas with `new Function`, which the windows' policy blocks and reports.
 * Zod reads this setting when a schema is created, so this module is imported before any contract.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
