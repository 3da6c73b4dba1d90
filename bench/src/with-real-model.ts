import { withProduct } from './with-product.ts'

/**
 * Runs `work` as `withProduct` does, on a server whose model is the one at BENCH_MODEL_URL, which
 * may be slow: `bench/local-model` says how to run one. Null where the variable names none.
 */
export async function withRealModel<Result>(
  work: Parameters<typeof withProduct<Result>>[0],
): Promise<Result | null> {
  const { BENCH_MODEL_URL: url, BENCH_MODEL_NAME: model = 'local' } = process.env
  if (!url) return null
  const env = { MODELS: `openai-compatible:${model}@${url}`, MODEL_FIRST_WORDS_MS: '120000' }
  return withProduct(work, env)
}
