import { describe, expect, it } from 'vitest'
import { readResourceQuery, resourceHref } from './resource-query.ts'

const read = (search: string) => readResourceQuery(new URLSearchParams(search))

describe('the address of the list of resources', () => {
  it('leaves out what makes no sense', () => {
    expect(read('kind=guide&kind=poem&field=education&field=<b>&zone=open-data&sort=luck&page=-2')).toEqual({
      kind: ['guide'],
      field: ['education'],
      zone: ['open-data'],
      sort: 'order',
      page: 1,
    })
  })

  it('says what was read, and a change leads to its first page', () => {
    const address = '/resource?kind=guide&kind=code&field=rural&zone=8&sort=newest&page=3'
    const query = read(address.split('?')[1] ?? '')
    expect(resourceHref('/resource', query, { page: 3 })).toBe(address)
    expect(resourceHref('/resource', query, { kind: [] })).toBe('/resource?field=rural&zone=8&sort=newest')
    expect(resourceHref('/en/resource', read(''))).toBe('/en/resource')
  })
})
