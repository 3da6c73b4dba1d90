import type { Random } from './random.ts'

/** The parts of an OpenAPI 3.0 schema that our document uses. */
export interface JsonSchema {
  type?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  nullable?: boolean
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
}

/** Texts of which one fits each pattern of the document. */
const TEXTS = [
  'refund-pair',
  'Asha Rao',
  '/login',
  'asha@example.com',
  '203.0.113.7',
  '2001:db8::1',
  '2026-11-23T08:00:00.000Z',
  'https://example.com/asha',
  '123456',
  '00000000-0000-4000-8000-000000000000:12',
]
const VALID_SHARE = { optional: 0.5, null: 0.2 }

/**
 * A random value that fits the schema. `known` holds ids of existing things, which fields of ids
 * take now and then.
 */
export function validValue(schema: JsonSchema, random: Random, known: readonly string[]): unknown {
  const options = schema.anyOf ?? schema.oneOf
  if (options) return validValue(random.pick(options), random, known)
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((part) => validValue(part, random, known)))
  if (schema.nullable && random.chance(VALID_SHARE.null)) return null
  if (schema.enum) return random.pick(schema.enum)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(
            ([name]) => schema.required?.includes(name) || random.chance(VALID_SHARE.optional),
          )
          .map(([name, property]) => [name, validValue(property, random, known)]),
      )
    case 'array':
      return Array.from({ length: Math.max(schema.minItems ?? 0, random.below(3)) }, () =>
        validValue(schema.items ?? {}, random, known),
      )
    case 'integer':
    case 'number':
      return Math.min(schema.maximum ?? 1000, (schema.minimum ?? 0) + random.below(5))
    case 'boolean':
      return random.chance(0.5)
    case 'string':
      return validText(schema, random, known)
    default:
      return null
  }
}

function validText(
  { format, pattern, minLength = 0, maxLength = 1000 }: JsonSchema,
  random: Random,
  known: readonly string[],
) {
  if (format === 'uuid')
    return random.chance(0.5) && known.length > 0 ? random.pick(known) : random.uuid()
  const fitting = TEXTS.filter(
    (text) => (pattern ? new RegExp(pattern).test(text) : true) && text.length <= maxLength,
  )
  if (format === 'uri') return 'https://example.com/asha'
  return random.pick(fitting.length > 0 ? fitting : ['a']).padEnd(minLength, 'x')
}
