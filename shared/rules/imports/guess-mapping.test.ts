import { describe, expect, it } from 'vitest'
import { guessMapping } from './guess-mapping.ts'

function guessed(...paths: string[]) {
  const columns = paths.map((path) => ({ path, filled: 1, isList: false, samples: ['x'] }))
  const given = { collection: 'tools', languages: ['en'], columns, today: '2026-11-20' } as const
  return Object.fromEntries(
    guessMapping(given).sources.map(({ target, path, text }) => [target, path || text]),
  )
}

describe('the first mapping of a table', () => {
  it.each(['licence', 'license', '许可证'])(
    'takes a column “%s” for the licence of each tool alone',
    (name) => {
      const sources = guessed('name', name, 'address')
      expect(sources).toMatchObject({ 'en.name': 'name', 'shared.licence': name })
      expect(sources).not.toHaveProperty(['provenance.licence'])
      expect(sources).not.toHaveProperty(['provenance.address'])
    },
  )

  it('finds where the table itself is from in columns that say so', () => {
    expect(
      guessed('name', 'licence', 'catalogue', 'catalogue_licence', 'attribution', 'source_url'),
    ).toMatchObject({
      'shared.licence': 'licence',
      'provenance.catalogue': 'catalogue',
      'provenance.licence': 'catalogue_licence',
      'provenance.attribution': 'attribution',
      'provenance.address': 'source_url',
      'provenance.retrievedOn': '2026-11-20',
    })
  })
})
