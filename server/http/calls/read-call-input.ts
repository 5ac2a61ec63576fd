import type { Context } from 'hono'
import type { Call } from '../../../shared/contract/call.ts'
import { ApiError } from '../../../shared/contract/errors.ts'
import { readMultipart } from './read-multipart.ts'

const jsonLimitBytes = 1024 * 1024
/** One file of at most 10 MiB and a few short fields. */
const formLimitBytes = 11 * 1024 * 1024

/**
 * A call's input, read as its contract declares: query, JSON or multipart form, with the path parameters.
 * @throws ApiError `badRequest` for a malformed request
 */
export async function readCallInput(c: Context, call: Call): Promise<Record<string, unknown>> {
  const sent = call.method === 'GET' ? readQuery(c) : await readBody(c, call)
  return { ...sent, ...c.req.param() }
}

/** A repeated parameter becomes a list. */
function readQuery(c: Context): Record<string, unknown> {
  const entries = Object.entries(c.req.queries())
  return Object.fromEntries(entries.map(([key, values]) => [key, values.length === 1 ? values[0] : values]))
}

async function readBody(c: Context, call: Call): Promise<Record<string, unknown>> {
  const isForm = call.encoding === 'multipart'
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  const length = Number(c.req.header('content-length') ?? 0)
  if (length > (isForm ? formLimitBytes : jsonLimitBytes)) throw new ApiError('badRequest')
  if (call.method === 'DELETE' && !type) return {}
  if (type !== (isForm ? 'multipart/form-data' : 'application/json')) throw new ApiError('badRequest')
  return isForm ? readForm(c) : readJson(c)
}

async function readForm(c: Context): Promise<Record<string, unknown>> {
  const body = await readMultipart(c.req.raw, formLimitBytes)
  try {
    const form = await new Response(body, {
      headers: { 'content-type': c.req.header('content-type') ?? '' },
    }).formData()
    return Object.fromEntries([...new Set(form.keys())].map((name) => [name, oneOrAll(form.getAll(name))]))
  } catch {
    throw new ApiError('badRequest')
  }
}

/** A repeated field becomes a list. */
function oneOrAll<T>(values: T[]): T | T[] | undefined {
  return values.length > 1 ? values : values[0]
}

async function readJson(c: Context): Promise<Record<string, unknown>> {
  const body = Buffer.from(await c.req.arrayBuffer())
  if (body.byteLength > jsonLimitBytes) throw new ApiError('badRequest')
  let value: unknown
  try {
    value = body.byteLength === 0 ? {} : JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    throw new ApiError('badRequest')
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) throw new ApiError('badRequest')
  return value as Record<string, unknown>
}
