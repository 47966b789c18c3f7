/**
 * By which values properties are tried: the same in every run, unless `PROPERTY_SEED` names another. A
 * failure says which it was.
 */
export const propertySeed = Number(process.env.PROPERTY_SEED ?? 26)

/** How many times as often properties are tried: `PROPERTY_RUNS=10 npx vitest run`. */
const factor = Number(process.env.PROPERTY_RUNS ?? 1)

/** How a property is tried, for `fc.assert`. */
export const tries = (runs: number) => ({
  seed: propertySeed,
  numRuns: Math.ceil(runs * factor),
})
