import type { LanguageModel } from 'ai'
import { z } from 'zod'
import type { Prompt, TokenUsage } from './model.ts'

interface Call {
  model: LanguageModel
  prompt: Prompt
  abortSignal: AbortSignal
  /** Settings of the provider, such as how much the model thinks. */
  settings?: { reasoning?: 'low' | 'none' }
}

interface Answer<Shape extends z.ZodType> {
  value: z.output<Shape>
  usage: TokenUsage
}

/** What `generateText` of the SDK gets for every structured answer. */
const optionsOf = ({
  model,
  prompt: { instructions, prompt, maxOutputTokens, temperature },
  abortSignal,
  settings,
}: Call) => ({
  model,
  instructions,
  prompt,
  maxOutputTokens,
  abortSignal,
  ...settings,
  ...(temperature !== undefined && { temperature }),
  // The model pool asks the next model instead.
  maxRetries: 0,
})

/**
 * How a model is asked for JSON. `schema`: its server enforces the schema. `json-mode`: its server
 * enforces JSON, and the schema is described in words. `words`: the server enforces nothing.
 */
export type StructureMode = 'schema' | 'json-mode' | 'words'

/**
 * Asks a model for an answer that matches a schema. Some servers ignore what is asked and wrap
 * their JSON in other text, from which the JSON is taken. `refused`: the server does not know the
 * mode.
 */
export async function askForStructure<Shape extends z.ZodType>(
  call: Call,
  schema: Shape,
  mode: StructureMode,
): Promise<Answer<Shape> | 'refused'> {
  const { APICallError, generateText, NoObjectGeneratedError, Output } = await import('ai')
  // Not every model takes a temperature; the SDK then leaves it out and would say so at each call.
  globalThis.AI_SDK_LOG_WARNINGS = false
  const prompt = mode === 'schema' ? call.prompt : withSchema(call.prompt, schema)
  const options = optionsOf({ ...call, prompt })
  try {
    if (mode === 'words') {
      const { text, totalUsage } = await generateText(options)
      return { value: schema.parse(jsonIn(text)), usage: countTokens(totalUsage) }
    }
    const output = mode === 'schema' ? Output.object({ schema }) : Output.json()
    const answer = await generateText({ ...options, output })
    return { value: schema.parse(answer.output), usage: countTokens(answer.totalUsage) }
  } catch (error) {
    if (NoObjectGeneratedError.isInstance(error) && error.text !== undefined)
      return { value: schema.parse(jsonIn(error.text)), usage: countTokens(error.usage ?? {}) }
    if (
      mode !== 'words' &&
      APICallError.isInstance(error) &&
      isModeRefusal(error.statusCode, error.responseBody)
    )
      return 'refused'
    throw error
  }
}

const withSchema = (prompt: Prompt, schema: z.ZodType): Prompt => ({
  ...prompt,
  instructions: `${prompt.instructions}\n\nAnswer with JSON alone, which matches this JSON schema:\n${JSON.stringify(z.toJSONSchema(schema))}`,
})

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

const isModeRefusal = (status: number | undefined, body: string | undefined) =>
  (status === 400 || status === 422) &&
  /response_format|json_schema|json_object|json mode|structured output/i.test(body ?? '')

/**
 * The JSON object in a text, without a fence or words around it. @throws SyntaxError when there is
 * none
 */
function jsonIn(text: string): unknown {
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
}
