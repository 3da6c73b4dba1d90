import { z } from 'zod'

/** GET /api/interviews/models: whether this server has language models beside the coach. */
export const ModelsState = z.object({ areThere: z.boolean() })

/**
 * POST /api/interviews/:id/fitting: fits the questions of an interview that has not begun to its job description, once.
 * `isOver` is false while another server is fitting them. The result is an event of the interview.
 */
export const FittingAsked = z.object({ isOver: z.boolean() })
