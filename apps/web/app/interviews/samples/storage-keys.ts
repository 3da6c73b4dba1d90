/**
 * Keys of the browser's storage, apart from what reads the values, which the landing page loads
 * later.
 */
export const CODE_KEY = 'sightline-sample'
export const ANSWER_KEY = 'sightline-sample-answer'
