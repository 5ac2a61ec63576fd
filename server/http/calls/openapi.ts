import { z } from 'zod'
import type { Call } from '../../../shared/contract/call.ts'
import { errorTable } from '../../../shared/contract/error-table.ts'
import { apiRoot, indexedCalls } from './call-index.ts'

type JsonSchema = Record<string, unknown>

/** The public address of a call, without its language. */
export function addressOf(call: Call): string {
  return call.path.startsWith('/') ? call.path : `${apiRoot}/${call.path}`
}

/** A call's input or output as JSON Schema; a file is a binary string. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  return z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'file') Object.assign(jsonSchema, { type: 'string', format: 'binary' })
      delete jsonSchema.$schema
    },
  }) as JsonSchema
}

/** The contract as OpenAPI 3.1; every response has the envelope. */
export function openApiDocument(title: string, origin: string, version: string): JsonSchema {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { id, group, call } of indexedCalls) {
    const address = addressOf(call)
    paths[address] = { ...paths[address], [call.method.toLowerCase()]: operationOf(id, group, call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: origin }],
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-yisun_session' } },
      schemas: { Failure: failureSchema },
    },
  }
}

function operationOf(id: string, group: string, call: Call): JsonSchema {
  const input = schemaOf(call.input, 'input')
  const secured = call.secured === 'none' ? {} : { 'x-secured': call.secured }
  return {
    operationId: id,
    tags: [group],
    ...(call.access !== 'public' && { security: [{ session: [] }] }),
    'x-access': call.access,
    ...secured,
    ...(call.method === 'GET' ? { parameters: queryOf(input) } : { requestBody: bodyOf(call, input) }),
    responses: {
      200: { description: 'code 0', content: { 'application/json': { schema: envelopeOf(call) } } },
      default: {
        description: 'code other than 0',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  }
}

function queryOf(input: JsonSchema) {
  const required = (input.required ?? []) as string[]
  return Object.entries((input.properties ?? {}) as JsonSchema).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function bodyOf(call: Call, input: JsonSchema) {
  const type = call.encoding === 'multipart' ? 'multipart/form-data' : 'application/json'
  return { required: true, content: { [type]: { schema: input } } }
}

function envelopeOf(call: Call): JsonSchema {
  return {
    type: 'object',
    required: ['code', 'data', 'traceId'],
    properties: {
      code: { const: 0 },
      data: schemaOf(call.output, 'output'),
      traceId: { type: ['string', 'null'] },
    },
  }
}

const failureSchema: JsonSchema = {
  type: 'object',
  required: ['code', 'data', 'traceId'],
  properties: {
    code: { enum: [...new Set(Object.values(errorTable).map(({ code }) => code))] },
    data: {
      type: 'object',
      required: ['error', 'message'],
      properties: {
        error: { enum: Object.keys(errorTable) },
        message: { type: 'string' },
        fields: { type: 'object' },
        retryAfterSeconds: { type: 'integer' },
      },
    },
    traceId: { type: 'null' },
  },
}
