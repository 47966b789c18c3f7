import { build } from '../server/install.mjs'

// Serves dist/ for the mocked flows: `node e2e/preview.mjs <port>`. Building it first where it is
// out of date keeps a flow from testing yesterday's screens.

build()
const { preview } = await import('vite')
const server = await preview({
  preview: { host: 'localhost', port: Number(process.argv[2]), strictPort: true },
})
server.printUrls()
