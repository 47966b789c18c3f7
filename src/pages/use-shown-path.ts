import { useMatches } from '@tanstack/react-router'
import { dashboards, type ViewPath } from '@/lib/dashboards'

const paths: readonly ViewPath[] = dashboards.flatMap(({ views }) => views.map(({ to }) => to))

/** The path of the view on the screen, which another one that is being loaded does not change yet. */
export const useShownPath = (): ViewPath | undefined =>
  useMatches({ select: (matches) => paths.find((path) => path === matches.at(-1)?.fullPath) })
