import { lazyRouteComponent } from '@tanstack/react-router'

/**
 * A route's component, which is loaded later. The router's own would load the page anew where that fails, and
 * with a lost connection nothing would come back: here it is the error page that decides, so the browser's
 * message, by which the router knows such an error, is only the cause of this one.
 */
export const lazyView = <Views extends Record<string, unknown>, Name extends keyof Views>(
  load: () => Promise<Views>,
  name: Name,
) =>
  lazyRouteComponent(
    () =>
      load().catch((cause: unknown) => {
        throw new Error('The code of this view did not come', { cause })
      }),
    name,
  )
