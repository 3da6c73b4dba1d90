// Longer than other files: the formats of all providers stand beside each other.
import { z } from 'zod'

/**
 * A request, independent of the API. `schema` is the schema of a structured answer, `tool` the tool
 * through which the answer must be given, if any.
 */
export interface ModelRequest {
  model: string
  isStream: boolean
  texts: string[]
  pictures: PictureInfo[]
  schema: unknown
  /** JSON of any schema is asked for. */
  isJsonMode?: boolean
  tool?: string | undefined
}

/** A picture in a request: its content type and its size in bytes. */
export interface PictureInfo {
  mediaType: string
  size: number
}

/** The token counts at the end of an answer. */
export interface Usage {
  input: number
  output: number
}

/** The request and response format of one API. Frames are complete server-sent events. */
export interface ApiFormat {
  parse(body: unknown): ModelRequest
  begin(model: string, usage: Usage): string[]
  word(text: string): string
  /** A word that the model thinks before its answer. */
  thought?: (text: string) => string
  /** The end of the stream; `isCut` for an answer that reached its maximum length. */
  end(text: string, usage: Usage, isCut: boolean): string[]
  complete(asked: Pick<ModelRequest, 'model' | 'tool'>, text: string, usage: Usage): unknown
  error(status: number, message: string): unknown
  /** An error in the middle of a stream. */
  errorFrame(message: string): string
}

/** All strings in a value at any depth: prompts are strings, parts, and lists of both. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (value === null || typeof value !== 'object') return []
  const { content, text } = value as { content?: unknown; text?: unknown }
  return [...textsIn(content), ...textsIn(text)]
}

/** All pictures in a value at any depth, in the parts of the three APIs. */
function picturesIn(value: unknown): PictureInfo[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn)
  const parsed = PicturePart.safeParse(value)
  if (!parsed.success) return []
  const { content, image_url, source } = parsed.data
  const url = typeof image_url === 'object' ? image_url.url : image_url
  const [, mediaType = source?.media_type, data = source?.data] =
    url?.match(/^data:([^;]+);base64,(.*)$/s) ?? []
  const own = mediaType && data ? [{ mediaType, size: Buffer.from(data, 'base64').length }] : []
  return [...own, ...picturesIn(content)]
}
const PicturePart = z.looseObject({
  content: z.unknown().optional(),
  image_url: z.union([z.string(), z.looseObject({ url: z.string() })]).optional(),
  source: z.looseObject({ media_type: z.string(), data: z.string() }).optional(),
})

/** The fields of a request in any of the three APIs, without those that hold its texts. */
export function settingsIn(body: unknown): Record<string, unknown> {
  const { messages, input, system, instructions, ...settings } = Fields.parse(body)
  return settings
}
const Fields = z.record(z.string(), z.unknown())

/** The lifetimes that Anthropic's cache marks ask for, at any depth. */
export function keptIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return []
  const mark = CacheMark.safeParse(value).data?.cache_control
  return [...(mark ? [mark.ttl] : []), ...Object.values(value).flatMap(keptIn)]
}
const CacheMark = z.looseObject({ cache_control: z.looseObject({ ttl: z.string().default('5m') }) })

const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`
const named = (value: { type: string; [field: string]: unknown }) =>
  `event: ${value.type}\n${data(value)}`

const ChatRequest = z.looseObject({
  model: z.string(),
  stream: z.boolean().default(false),
  messages: z.array(z.looseObject({ role: z.string(), content: z.unknown() })).min(1),
  response_format: z
    .looseObject({ type: z.string(), json_schema: z.unknown().optional() })
    .optional(),
})

const chunk = (choice: object, more: object = {}) =>
  data({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'stand-in',
    choices: [choice],
    ...more,
  })
const chatUsage = ({ input, output }: Usage) => ({
  prompt_tokens: input,
  completion_tokens: output,
  total_tokens: input + output,
})

export const chatCompletions: ApiFormat = {
  parse(body) {
    const { model, stream, messages, response_format } = ChatRequest.parse(body)
    const schema = response_format?.json_schema ?? null
    const isJsonMode = response_format?.type === 'json_object'
    return {
      model,
      isStream: stream,
      texts: messages.flatMap(textsIn),
      pictures: picturesIn(messages),
      schema,
      isJsonMode,
    }
  },
  begin: () => [
    chunk({ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }),
  ],
  word: (text) => chunk({ index: 0, delta: { content: text }, finish_reason: null }),
  thought: (text) => chunk({ index: 0, delta: { reasoning_content: text }, finish_reason: null }),
  end: (_text, usage, isCut) => [
    chunk(
      { index: 0, delta: {}, finish_reason: isCut ? 'length' : 'stop' },
      { usage: chatUsage(usage) },
    ),
    'data: [DONE]\n\n',
  ],
  complete: ({ model }, text, usage) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model,
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    usage: chatUsage(usage),
  }),
  error: (status, message) => ({
    error: { message, type: 'stand_in', code: String(status), param: null },
  }),
  errorFrame: (message) =>
    data({ error: { message, type: 'server_error', code: '500', param: null } }),
}

const ResponsesRequest = z.looseObject({
  model: z.string(),
  stream: z.boolean().default(false),
  instructions: z.string().nullish(),
  input: z.unknown().optional(),
  text: z.looseObject({ format: z.looseObject({ type: z.string() }).optional() }).optional(),
})

const responsesUsage = ({ input, output }: Usage) => ({
  input_tokens: input,
  input_tokens_details: { cached_tokens: 0 },
  output_tokens: output,
  output_tokens_details: { reasoning_tokens: 0 },
  total_tokens: input + output,
})
const message = (text: string) => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  status: 'completed',
  content: [{ type: 'output_text', text, annotations: [] }],
})
const answered = (model: string, text: string, usage: Usage) => ({
  id: 'resp_1',
  object: 'response',
  created_at: 1,
  status: 'completed',
  error: null,
  incomplete_details: null,
  model,
  output: [message(text)],
  usage: responsesUsage(usage),
})

export const responses: ApiFormat = {
  parse(body) {
    const { model, stream, instructions, input, text } = ResponsesRequest.parse(body)
    return {
      model,
      isStream: stream,
      texts: [...textsIn(instructions), ...textsIn(input)],
      pictures: picturesIn(input),
      schema: text?.format?.type === 'json_object' ? null : (text?.format ?? null),
      isJsonMode: text?.format?.type === 'json_object',
    }
  },
  begin: (model) => [
    named({
      type: 'response.created',
      response: {
        id: 'resp_1',
        object: 'response',
        created_at: 1,
        status: 'in_progress',
        model,
        output: [],
      },
    }),
    named({
      type: 'response.output_item.added',
      output_index: 0,
      item: { id: 'msg_1', type: 'message', role: 'assistant', status: 'in_progress', content: [] },
    }),
  ],
  word: (text) =>
    named({
      type: 'response.output_text.delta',
      item_id: 'msg_1',
      output_index: 0,
      content_index: 0,
      delta: text,
      logprobs: [],
    }),
  end: (text, usage, isCut) => [
    named({ type: 'response.output_item.done', output_index: 0, item: message(text) }),
    isCut
      ? named({
          type: 'response.incomplete',
          response: {
            ...answered('stand-in', text, usage),
            status: 'incomplete',
            incomplete_details: { reason: 'max_output_tokens' },
          },
        })
      : named({ type: 'response.completed', response: answered('stand-in', text, usage) }),
  ],
  complete: ({ model }, text, usage) => answered(model, text, usage),
  error: chatCompletions.error,
  errorFrame: (message) =>
    named({
      type: 'error',
      sequence_number: 1,
      error: { type: 'server_error', code: 'server_error', message, param: null },
    }),
}

const MessagesRequest = z.looseObject({
  model: z.string(),
  stream: z.boolean().default(false),
  max_tokens: z.int().positive(),
  system: z.unknown().optional(),
  messages: z.array(z.looseObject({ role: z.string(), content: z.unknown() })).min(1),
  output_config: z.looseObject({ format: z.unknown().optional() }).optional(),
  output_format: z.unknown().optional(),
  tools: z.array(z.looseObject({ name: z.string(), input_schema: z.unknown() })).optional(),
})

export const messages: ApiFormat = {
  parse(body) {
    const { model, stream, system, messages, output_config, output_format, tools } =
      MessagesRequest.parse(body)
    const [tool] = tools ?? []
    const schema = output_config?.format ?? output_format ?? tool?.input_schema ?? null
    const texts = [...textsIn(system), ...messages.flatMap(textsIn)]
    return {
      model,
      isStream: stream,
      texts,
      pictures: picturesIn(messages),
      schema,
      tool: tool?.name,
    }
  },
  begin: (model, { input }) => [
    named({
      type: 'message_start',
      message: {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model,
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: input, output_tokens: 1 },
      },
    }),
    named({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }),
  ],
  word: (text) =>
    named({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
  end: (_text, { output }, isCut) => [
    named({ type: 'content_block_stop', index: 0 }),
    named({
      type: 'message_delta',
      delta: { stop_reason: isCut ? 'max_tokens' : 'end_turn', stop_sequence: null },
      usage: { output_tokens: output },
    }),
    named({ type: 'message_stop' }),
  ],
  complete: ({ model, tool }, text, { input, output }) => ({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model,
    content: [
      tool
        ? { type: 'tool_use', id: 'toolu_1', name: tool, input: JSON.parse(text) }
        : { type: 'text', text },
    ],
    stop_reason: tool ? 'tool_use' : 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: input, output_tokens: output },
  }),
  error: (_status, message) => ({ type: 'error', error: { type: 'stand_in', message } }),
  errorFrame: (message) => named({ type: 'error', error: { type: 'overloaded_error', message } }),
}
