/** The address of the frame that runs candidates' code; the build adds its file. */
export const SANDBOX_FRAME = '/sandbox/frame.html'
