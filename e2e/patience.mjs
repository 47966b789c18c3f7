/**
 * How many times longer a test may take than on a usual machine: `TEST_PATIENCE=3 npm test` on a slow
 * or busy one.
 */
export const patience = Number(process.env.TEST_PATIENCE) || 1
