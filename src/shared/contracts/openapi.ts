import * as z from 'zod/mini'
import type { Endpoint } from './endpoint'

export const openApiEndpoints = {
  /** All calls of our server, as OpenAPI 3.1. */
  get: {
    name: 'describe the calls',
    method: 'GET',
    path: '/api/openapi.json',
    input: null,
    output: z.looseObject({ openapi: z.string() }),
    access: 'session',
  },
} as const satisfies Record<string, Endpoint>
