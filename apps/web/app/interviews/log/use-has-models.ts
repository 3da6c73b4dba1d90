import { interviewsApi } from '../api.ts'
import { createServerFact, useServerFact } from './server-fact.ts'

const hasModels = createServerFact(interviewsApi.hasModels)

/** Whether the server has language models; null until that is known. */
export const useHasModels = () => useServerFact(hasModels)
