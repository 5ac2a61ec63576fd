import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  toolAudiences,
  toolCosts,
  toolKinds,
  toolNeeds,
  toolSorts,
} from '../../../../shared/rules/toolbox/tool-facets.ts'
import { readToolQuery, toolHref } from './tool-query.ts'

const paramsOf = (href: string) => new URL(href, 'http://localhost').searchParams

describe('the address of a list', () => {
  it('is read back as it was written', () => {
    const query = fc.record({
      need: fc.subarray([...toolNeeds]),
      field: fc.uniqueArray(fc.stringMatching(/^[a-z][a-z0-9-]{0,39}$/), { maxLength: 5 }),
      whoMayApply: fc.subarray([...toolAudiences]),
      cost: fc.subarray([...toolCosts]),
      kind: fc.subarray([...toolKinds]),
      keywords: fc.string({ maxLength: 40 }).map((text) => text.replaceAll('\0', '').trim()),
      topic: fc.option(fc.integer({ min: 1, max: 9999 }).map(String)),
      sort: fc.constantFrom(...toolSorts),
      page: fc.integer({ min: 1, max: 10_000 }),
    })
    fc.assert(
      fc.property(query, (written) => {
        expect(readToolQuery(paramsOf(toolHref('/tools', written, { page: written.page })))).toEqual(written)
      }),
    )
  })

  it('leaves out what no list knows', () => {
    const mangled = 'cost=gold&cost=free&field=%3Cb%3E&page=-2&sort=price&topic=x&keywords=%00a'
    expect(readToolQuery(new URLSearchParams(mangled))).toMatchObject({
      cost: ['free'],
      field: [],
      page: 1,
      sort: 'reviewed',
      topic: null,
      keywords: 'a',
    })
  })

  it('leads to the first page when anything changes', () => {
    const query = readToolQuery(new URLSearchParams('page=3&cost=free'))
    expect(toolHref('/tools', query, { cost: [] })).toBe('/tools')
    expect(toolHref('/tools', query, { page: 4 })).toBe('/tools?cost=free&page=4')
  })
})
