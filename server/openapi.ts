import {
  alsoKeysOf,
  answersBytes,
  type Endpoint,
  isInAddress,
  isKeyed,
  keysOf,
} from '@shared/contracts/endpoint'
import { errorEnvelopeSchema } from '@shared/contracts/error'
import * as z from 'zod/mini'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** What a schema takes: of a body what is sent, of an answer what a host sends. */
function jsonSchemaOf(schema: z.ZodMiniType): JsonSchema {
  const { $schema: _version, ...json }: JsonSchema = z.toJSONSchema(schema, { io: 'input' })
  return json
}

interface Parameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  schema: unknown
}

const parameterName = /:(\w+)/g

const pathParameters = (path: string): Parameter[] =>
  [...path.matchAll(parameterName)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

const isNull = (schema: z.core.JSONSchema._JSONSchema) =>
  typeof schema === 'object' && schema.type === 'null'

/** In an address nothing is null: what a filter is not by is left out of it. */
function withoutNull(schema: z.core.JSONSchema._JSONSchema): z.core.JSONSchema._JSONSchema {
  if (typeof schema === 'boolean') return schema
  const { anyOf, type, ...rest } = schema
  const others = anyOf?.filter((each) => !isNull(each))
  const [only] = others ?? []
  if (others?.length === 1 && typeof only === 'object') return { ...rest, ...only }
  // Zod writes `["string", "null"]` for some, whatever its type says.
  const [named] = [type].flat().filter((each) => each !== 'null')
  return { ...rest, ...(named && { type: named }), ...(others && { anyOf: others }) }
}

/** The fields of a query, which stand in the address one by one. */
function queryParameters(input: z.ZodMiniType): Parameter[] {
  const { properties = {}, required = [] } = jsonSchemaOf(input)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: withoutNull(schema),
  }))
}

/** Who may make a call, in a sentence. */
function accessOf({ access, alsoNeeds, scope, ...endpoint }: Endpoint): string {
  if (access === 'public') return 'Takes no session.'
  const keys = keysOf({ ...endpoint, access }).map((key) => `\`${key}\``)
  const last = keys.pop()
  const listed = keys.length > 0 ? `${keys.join(', ')} or ${last}` : last
  const also = alsoKeysOf({ alsoNeeds }).map((key) => `\`${key}\``)
  const besides = also.length > 0 ? `, and ${also.join(' and ')} besides` : ''
  const takes = last ? `Takes the permission ${listed}${besides}.` : 'Takes a session.'
  return scope === 'clinic'
    ? `${takes} Refused to whoever sees no more than their own record.`
    : takes
}

/** `list own visits` is `listOwnVisits`. */
const operationId = (name: string): string =>
  name.replaceAll("'", '').replaceAll(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())

/** A body or an answer by its type. What is a file's is told by its type alone, as OpenAPI 3.1 has it. */
const contentOf = (schema: z.ZodMiniType | 'bytes'): Record<string, { schema: JsonSchema }> =>
  schema === 'bytes'
    ? { 'application/octet-stream': { schema: {} } }
    : { 'application/json': { schema: jsonSchemaOf(schema) } }

function operationOf(endpoint: Endpoint) {
  const { name, path, input, output, access, resource, takesBytes } = endpoint
  const keys = keysOf(endpoint)
  const body = takesBytes ? 'bytes' : isInAddress(endpoint) ? null : input
  return {
    operationId: operationId(name),
    summary: name.charAt(0).toUpperCase() + name.slice(1),
    description: accessOf(endpoint),
    ...(resource && { tags: [resource] }),
    security: access === 'public' ? [] : [{ session: [] }],
    // One of them is enough.
    ...(keys.length > 0 && { 'x-permission': keys }),
    parameters: [
      ...pathParameters(path),
      ...(input && isInAddress(endpoint) ? queryParameters(input) : []),
      ...(isKeyed(endpoint) ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...(body && { requestBody: { required: true, content: contentOf(body) } }),
    responses: {
      '2XX': {
        description: 'Done.',
        content: contentOf(answersBytes(endpoint) ? 'bytes' : output),
      },
      default: { $ref: '#/components/responses/Refusal' },
    },
  }
}

/** These calls as an OpenAPI 3.1 document. It says nothing that the endpoints do not. */
export function openApiOf(endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(parameterName, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Rounds', version: '1' },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: true,
          description: 'The same key and body give the same answer, for 24 hours.',
          schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,100}$' },
        },
      },
      responses: {
        Refusal: {
          description: 'Refused, or failed: `message` is a sentence for a person.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      },
      schemas: { Error: jsonSchemaOf(errorEnvelopeSchema) },
    },
  }
}
