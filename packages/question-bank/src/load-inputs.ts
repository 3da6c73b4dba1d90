import type { QuestionInputs } from './inputs.ts'

/** Loads how the inputs of a question are drawn. @throws when the bank has no such question */
export async function loadInputs(slug: string): Promise<QuestionInputs> {
  // Bundlers turn this form of import into one small chunk per question.
  const { default: inputs } = await import(`../questions/${slug}/inputs.ts`)
  return inputs
}
