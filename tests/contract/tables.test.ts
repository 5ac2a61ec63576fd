import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { pageRoutes } from '../../app/route-table.ts'
import type { Call } from '../../shared/contract/call.ts'
import { contract } from '../../shared/contract/contract.ts'
import { declaredFields } from './attacks/input-fields.ts'
import { builtAhead, type CallRow, isBuilt, type RouteRow, readTable } from './read-table.ts'

const calls = Object.values(contract).flatMap((group) => Object.values(group as Record<string, Call>))

/** Every field name in a schema, at any depth. */
function namesIn(schema: z.ZodType): string[] {
  const json = JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  return [...json.matchAll(/"(\w+)":/g)].map(([, name = '']) => name)
}

describe('the specification’s calls', () => {
  const rows = readTable<CallRow>('calls')

  it.each(rows.filter(isBuilt))('has $method $path', (row) => {
    const call = calls.find(({ method, path }) => method === row.method && path === row.path)
    expect(call).toBeDefined()
    expect({ access: call?.access, secured: call?.secured }).toEqual({
      access: row.access,
      secured: row.secured,
    })
  })

  it.each(rows.filter((row) => isBuilt(row) && row.payload))('$path takes $payload', ({ path, payload }) => {
    const input = calls.find((call) => call.path === path)?.input
    const names = payload.replace(/\([^)]*\)/g, '').split(',')
    expect(input && declaredFields(input)).toEqual(expect.arrayContaining(names.map((name) => name.trim())))
  })

  it('an organisation is named alike by all of them', () => {
    const named = calls.flatMap(({ input, output }) => [...namesIn(input), ...namesIn(output)])
    const organisations = named.filter((name) => /^organi[sz]ationid$/i.test(name))
    expect([...new Set(organisations)]).toEqual(['organisationId'])
  })

  it.each(rows.filter((row) => !isBuilt(row)))('does not have $method $path yet', (row) => {
    expect(calls.some(({ path }) => path === row.path)).toBe(false)
  })

  it('names no path twice', () => {
    const paths = calls.map(({ method, path }) => `${method} ${path}`)
    expect(paths).toHaveLength(new Set(paths).size)
  })
})

describe('the specification’s routes', () => {
  const rows = readTable<RouteRow>('routes').filter(({ path }) => path !== '*' && path !== '/en/*')
  const paths = (row: RouteRow) => row.path.split(', ')

  it.each(rows.filter(isBuilt))('has $path', (row) => {
    for (const path of paths(row)) {
      expect(pageRoutes.find((page) => page.path === path)?.access).toBe(row.access)
    }
  })

  it.each(rows.filter((row) => !isBuilt(row)))('does not have $path yet', (row) => {
    expect(pageRoutes.some((page) => page.path === row.path)).toBe(false)
  })
})

it('what is built ahead of its wave stands in the tables', () => {
  const paths = [...readTable<CallRow>('calls'), ...readTable<RouteRow>('routes')].map(({ path }) => path)
  for (const path of builtAhead) expect(paths).toContain(path)
})
