import type { Plugin } from 'vite'

// A screen's files are known by its address, but a page would ask for them only once its first script has run.
// This writes into index.html which files each address needs, and has the browser ask for all of them at once.

type Bundle = NonNullable<
  Parameters<Extract<Plugin['generateBundle'], (...args: never[]) => unknown>>[1]
>

/**
 * The address of a route by its file below src/routes: `_app/_admin/admin/user/$id` is shown at `/admin/user/$id`.
 * @returns undefined of a route that is only around others
 */
export function pathOf(file: string): string | undefined {
  const parts = file.split(/[./]/)
  if (parts.at(-1)?.startsWith('_')) return undefined
  const shown = parts.filter((part) => part !== 'index' && !part.startsWith('_'))
  return `/${shown.map((part) => part.replace(/_$/, '')).join('/')}`
}

/** A chunk's files and those of all that it imports at once, style sheets among them. */
function filesOf(bundle: Bundle, name: string, found: Set<string>): void {
  const chunk = bundle[name]
  if (chunk?.type !== 'chunk' || found.has(name)) return
  found.add(name)
  for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(sheet)
  for (const imported of chunk.imports) filesOf(bundle, imported, found)
}

/** The chunk that holds a module, by the end of the module's path. */
const chunkWith = (bundle: Bundle, module: string): string =>
  Object.values(bundle).find(
    (chunk) => chunk.type === 'chunk' && chunk.moduleIds.some((id) => id.endsWith(module)),
  )?.fileName ?? ''

/** By a route's file below src/routes: the modules with its loader and its screen, which the route loads later. */
type Screens = ReadonlyMap<string, readonly string[]>

/** What a route shows in place of its screen. */
const isExceptional = (id: string): boolean => /tsr-split=(?:error|notFound)Component/.test(id)

/**
 * What each address needs besides what every page begins with.
 * @param signedIn modules that each screen of a signed-in user needs besides its route: the end of their path
 * @returns by the address, as a route has it
 */
function filesByPath(
  bundle: Bundle,
  screens: Screens,
  signedIn: readonly string[],
): Record<string, string[]> {
  const begun = new Set<string>()
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk' && chunk.isEntry) filesOf(bundle, chunk.fileName, begun)
  const entries = [...screens.keys()].flatMap((file) => {
    const path = pathOf(file)
    if (path === undefined) return []
    const around = [...screens].filter(([other]) => other === file || file.startsWith(`${other}/`))
    const modules = around.flatMap(([, modules]) => modules)
    const needed = new Set<string>()
    for (const module of file.startsWith('_app/') ? [...signedIn, ...modules] : modules)
      filesOf(bundle, chunkWith(bundle, module), needed)
    return [[path, [...needed].filter((name) => !begun.has(name))]]
  })
  return Object.fromEntries(entries)
}

/**
 * In the page. A user who is not signed in gets the sign-in page at any address but those of the other public pages.
 * @param names the files that any address needs
 * @param paths by the address, the places in `names`
 */
function preload(names: string[], paths: Record<string, number[]>): void {
  let isSignedIn = false
  try {
    isSignedIn = localStorage.getItem('userInfo') !== null
  } catch {}
  const asked = location.pathname.split('/')
  const isAsked = (path: string) => {
    const parts = path.split('/')
    return (
      parts.length === asked.length &&
      parts.every((part, at) => part === asked[at] || (part.startsWith('$') && asked[at] !== ''))
    )
  }
  const path = isSignedIn
    ? Object.keys(paths).find(isAsked)
    : (['/resetPassword', '/verification'].find(isAsked) ?? '/login')
  for (const place of (path && paths[path]) || []) {
    const name = names[place] ?? ''
    const link = document.createElement('link')
    if (name.endsWith('.js')) link.rel = 'modulepreload'
    else Object.assign(link, { rel: 'preload', as: 'style', crossOrigin: '' })
    link.href = `/${name}`
    document.head.append(link)
  }
}

/**
 * Puts `preload` into the built page, with what it needs to know.
 * @param signedIn modules that each screen of a signed-in user needs besides its route: the end of their path
 */
export function routePreloads(signedIn: readonly string[]): Plugin {
  const screens = new Map<string, readonly string[]>()
  return {
    name: 'route-preloads',
    apply: 'build',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const [, file] = /\/src\/routes\/(.+)\.tsx$/.exec(id) ?? []
        const later = this.getModuleInfo(id)?.dynamicallyImportedIds ?? []
        if (file)
          screens.set(
            file,
            later.filter((other) => !isExceptional(other)),
          )
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const files = filesByPath(bundle ?? {}, screens, signedIn)
        const names = [...new Set(Object.values(files).flat())]
        const paths = Object.fromEntries(
          Object.entries(files).map(([path, of]) => [path, of.map((name) => names.indexOf(name))]),
        )
        const given = [names, paths].map((value) => JSON.stringify(value)).join()
        return [{ tag: 'script', children: `(${preload})(${given})`, injectTo: 'head' }]
      },
    },
  }
}
