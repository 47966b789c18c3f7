import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { findBrowser } from '../browser.mjs'

const root = new URL('../../', import.meta.url).pathname

/** Where `npm run build` leaves the product. */
export const productFolder = join(root, 'dist')

/** Builds the product as it is now, and hands on a browser. */
export async function onBuild<Result>(use: (browser: Browser) => Promise<Result>): Promise<Result> {
  const executablePath = findBrowser({ install: true })
  const browser = await chromium.launch(executablePath ? { executablePath } : {})
  try {
    await build({ root, logLevel: 'error' })
    return await use(browser)
  } finally {
    await browser.close()
  }
}

/** Builds the bare page (bench/bare), compressed as the product is, into a folder that is there until `use` ends. */
export async function withBarePage<Result>(
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'rounds-bare-'))
  try {
    await build({
      configFile: false,
      root: join(root, 'e2e/bench/bare'),
      plugins: [react(), compression({ algorithms: ['brotliCompress', 'gzip'] })],
      build: { outDir: folder, emptyOutDir: true, target: 'es2022' },
      logLevel: 'error',
    })
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
