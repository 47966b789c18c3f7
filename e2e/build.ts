import { build } from '@server/install.mjs'

/** Once for all flows, unless they run on the development server: a flow is not to test yesterday's screens. */
export default function buildForFlows(): void {
  if (!process.env.FLOW_DEV) build()
}
