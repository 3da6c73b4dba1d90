import * as z from 'zod/mini'

/** GET /api/interviews/models: whether this server has language models beside the coach. */
export const ModelsState = z.object({ areThere: z.boolean() })

/**
 * POST /api/interviews/:id/fitting: fits the questions of an interview that has not begun to its
 * job description, once. `isOver` is false while another server is fitting them. The result is an
 * event of the interview.
 */
export const FittingAsked = z.object({ isOver: z.boolean() })

/**
 * POST /api/interviews/:id/written-question: has a model write one question for the job description
 * of a coding interview that has not begun, once. `isOver` is false while that goes on. The result
 * is an event of the interview.
 */
export const WritingAsked = z.object({ isOver: z.boolean() })
