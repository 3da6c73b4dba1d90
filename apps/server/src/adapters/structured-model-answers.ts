import type { LanguageModel } from 'ai'
import { z } from 'zod'
import type { Prompt, TokenUsage } from './model.ts'

interface Call {
  model: LanguageModel
  prompt: Prompt
  abortSignal: AbortSignal
}

interface Answer<Shape extends z.ZodType> {
  value: z.output<Shape>
  usage: TokenUsage
}

/** What `generateText` of the SDK gets for every structured answer. */
const optionsOf = ({ model, prompt: { instructions, prompt, maxOutputTokens }, abortSignal }: Call) => ({
  model,
  instructions,
  prompt,
  maxOutputTokens,
  abortSignal,
  // The model pool asks the next model instead.
  maxRetries: 0,
})

/**
 * Asks a model for an answer that matches a schema, which its server enforces. Some servers ignore the schema and wrap
 * their JSON in other text, from which the JSON is taken. `refused`: the server takes no schema at all.
 */
export async function askForSchema<Shape extends z.ZodType>(
  call: Call,
  schema: Shape,
): Promise<Answer<Shape> | 'refused'> {
  const { APICallError, generateText, NoObjectGeneratedError, Output } = await import('ai')
  try {
    const { output, totalUsage } = await generateText({ ...optionsOf(call), output: Output.object({ schema }) })
    return { value: schema.parse(output), usage: countTokens(totalUsage) }
  } catch (error) {
    if (NoObjectGeneratedError.isInstance(error) && error.text !== undefined)
      return { value: schema.parse(jsonIn(error.text)), usage: countTokens(error.usage ?? {}) }
    if (APICallError.isInstance(error) && isSchemaRefusal(error.statusCode, error.responseBody)) return 'refused'
    throw error
  }
}

/** Asks a model for JSON in words, and takes the JSON from its text. */
export async function askForJson<Shape extends z.ZodType>(call: Call, schema: Shape): Promise<Answer<Shape>> {
  const { generateText } = await import('ai')
  const instructions = `${call.prompt.instructions}\n\nAnswer with JSON alone, which matches this JSON schema:\n${JSON.stringify(z.toJSONSchema(schema))}`
  const prompt = { ...call.prompt, instructions }
  const { text, totalUsage } = await generateText(optionsOf({ ...call, prompt }))
  return { value: schema.parse(jsonIn(text)), usage: countTokens(totalUsage) }
}

const countTokens = ({
  inputTokens,
  outputTokens,
}: {
  inputTokens?: number | undefined
  outputTokens?: number | undefined
}) => ({
  tokensIn: inputTokens ?? null,
  tokensOut: outputTokens ?? null,
})

const isSchemaRefusal = (status: number | undefined, body: string | undefined) =>
  (status === 400 || status === 422) && /response_format|json_schema|structured output/i.test(body ?? '')

/** The JSON object in a text, without a fence or words around it. @throws SyntaxError when there is none */
function jsonIn(text: string): unknown {
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
}
