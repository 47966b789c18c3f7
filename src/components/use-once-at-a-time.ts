import { useRef } from 'react'

/**
 * What a form submits by. While one is on its way another does nothing: that it is `loading` is told
 * by the next rendering alone, which comes too late for two submits at once.
 * @returns undefined for one that did nothing
 */
export function useOnceAtATime<Values, Result>(submit: (values: Values) => Promise<Result>) {
  const underWay = useRef(false)
  return async (values: Values): Promise<Result | undefined> => {
    if (underWay.current) return undefined
    underWay.current = true
    try {
      return await submit(values)
    } finally {
      underWay.current = false
    }
  }
}
