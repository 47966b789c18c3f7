import { type Endpoint, isKeyed, keysOf } from '@shared/contracts/endpoint'
import { endpoints } from '@shared/contracts/endpoints'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { openApiOf } from './openapi'

const document = openApiOf(endpoints)
// As it is sent: what JSON does not have is not there.
const sent: unknown = JSON.parse(JSON.stringify(document))

const all: readonly Endpoint[] = endpoints
const operationOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => {
  const operation = document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
  if (!operation) throw new Error(`${method} ${path} is not described`)
  return operation
}
const named = (name: (typeof endpoints)[number]['name']) => {
  const endpoint = all.find((each) => each.name === name)
  if (!endpoint) throw new Error(`there is no call '${name}'`)
  return operationOf(endpoint)
}

/** Every object in the document that has this key, with what stands there. */
function* valuesOf(key: string, at: unknown = sent): Generator<unknown> {
  if (typeof at !== 'object' || at === null) return
  for (const [name, value] of Object.entries(at)) {
    if (name === key) yield value
    yield* valuesOf(key, value)
  }
}

const resolve = (ref: string): unknown =>
  ref
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((at, name) => Object(at)[name], sent)

describe('the description of the calls', () => {
  it('is OpenAPI 3.1 in its outline', () => {
    const text = z.string().check(z.minLength(1))
    const parameter = z.union([
      z.object({ name: text, in: z.enum(['path', 'query', 'header']), required: z.boolean() }),
      z.strictObject({ $ref: text }),
    ])
    const body = z.union([
      z.strictObject({ 'application/json': z.object({ schema: z.looseObject({}) }) }),
      z.strictObject({ 'application/octet-stream': z.object({ schema: z.strictObject({}) }) }),
    ])
    const operation = z.object({
      operationId: text.check(z.regex(/^[a-z]\w*$/i)),
      parameters: z.array(parameter),
      requestBody: z.optional(z.object({ content: body })),
      responses: z.object({ '2XX': z.object({ description: text, content: body }) }),
      security: z.array(z.record(z.enum(['session']), z.array(z.string()))),
    })
    const outline = z.object({
      openapi: z.literal('3.1.0'),
      info: z.object({ title: text, version: text }),
      paths: z.record(
        text.check(z.regex(/^\//)),
        z.partialRecord(z.enum(['get', 'post', 'put', 'patch', 'delete']), operation),
      ),
    })
    expect(outline.safeParse(sent).error?.issues).toBeUndefined()
  })

  it('has every call once, under a name of its own', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
    expect(operations).toHaveLength(all.length)
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(all.length)
    for (const endpoint of all)
      expect(operationOf(endpoint).summary.toLowerCase()).toBe(endpoint.name.toLowerCase())
  })

  it('declares each parameter of a path, and no other', () => {
    for (const [path, operations] of Object.entries(document.paths))
      for (const { parameters } of Object.values(operations))
        expect(
          parameters.filter((each) => 'in' in each && each.in === 'path'),
          path,
        ).toMatchObject(
          [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, required: true })),
        )
  })

  it('refers to nothing that is not there', () => {
    const refs = [...valuesOf('$ref')]
    expect(refs.length).toBeGreaterThan(0)
    for (const ref of refs) expect(resolve(String(ref)), String(ref)).toBeTypeOf('object')
  })

  it('says of each call who may make it', () => {
    for (const endpoint of all) {
      const { security, description, ...operation } = operationOf(endpoint)
      expect(security, endpoint.name).toEqual(endpoint.access === 'public' ? [] : [{ session: [] }])
      expect(operation['x-permission'] ?? [], endpoint.name).toEqual(keysOf(endpoint))
      for (const key of keysOf(endpoint)) expect(description).toContain(key)
    }
  })

  it('says of each call what it carries, and where', () => {
    for (const endpoint of all) {
      const { requestBody, parameters } = operationOf(endpoint)
      const takesBody = endpoint.input !== null && endpoint.method !== 'GET'
      const type = endpoint.takesBytes ? 'application/octet-stream' : 'application/json'
      expect(Object.keys(requestBody?.content ?? {}), endpoint.name).toEqual(
        takesBody ? [type] : [],
      )
      const key = { $ref: '#/components/parameters/IdempotencyKey' }
      if (isKeyed(endpoint)) expect(parameters, endpoint.name).toContainEqual(key)
      else expect(parameters, endpoint.name).not.toContainEqual(key)
    }
    expect(named('list staff').parameters).toContainEqual({
      ...{ name: 'status', in: 'query', required: false },
      schema: { type: 'string', enum: ['active', 'inactive'] },
    })
    expect(named('list staff').parameters).toContainEqual({
      ...{ name: 'role', in: 'query', required: false },
      schema: { type: 'string' },
    })
    expect(named('list staff').parameters).toContainEqual({
      ...{ name: 'limit', in: 'query', required: false },
      schema: expect.objectContaining({ default: 10, minimum: 1, maximum: 100 }),
    })
    expect(named('upload file').parameters).toContainEqual({
      ...{ name: 'name', in: 'query', required: true },
      schema: expect.objectContaining({ type: 'string' }),
    })
    expect(named('check in')).toMatchObject({
      parameters: [{ name: 'id', in: 'path' }, {}],
      requestBody: {
        content: { 'application/json': { schema: { required: ['version'] } } },
      },
    })
  })

  it('says what is answered as it is sent, and how a refusal looks', () => {
    // The wire spells a user's role `previlege`.
    expect(
      named('read staff user').responses['2XX'].content['application/json']?.schema,
    ).toMatchObject({ required: expect.arrayContaining(['_id', 'previlege']) })
    expect(Object.keys(named('read file').responses['2XX'].content)).toEqual([
      'application/octet-stream',
    ])
    expect(document.components.schemas.Error).toMatchObject({ required: ['message', 'error'] })
    for (const endpoint of all)
      expect(operationOf(endpoint).responses.default).toEqual({
        $ref: '#/components/responses/Refusal',
      })
  })
})
