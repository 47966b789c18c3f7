import { build } from '@server/install.mjs'

// Building dist/ first where it is out of date keeps a flow from testing yesterday's screens.
export default build
