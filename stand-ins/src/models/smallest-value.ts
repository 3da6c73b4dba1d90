import { z } from 'zod'

const JsonSchema = z.looseObject({
  schema: z.unknown().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  minimum: z.number().optional(),
})

/** The simplest value that a JSON schema allows; the answer when the script has none. */
export function smallestValue(of: unknown): unknown {
  const schema = JsonSchema.parse(of)
  if (schema.schema !== undefined) return smallestValue(schema.schema)
  if (schema.enum) return schema.enum[0]
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, one]) => [name, smallestValue(one)]),
      )
    case 'array':
      return []
    case 'integer':
    case 'number':
      return schema.minimum ?? 0
    case 'boolean':
      return false
    default:
      return ''
  }
}
